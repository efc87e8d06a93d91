import { describe, expect, it } from 'vitest';
import { listAddress } from './listAddress.ts';

const news = listAddress(
  '/blog',
  { category: 'any', grade: 'any', course: 'any', status: ['draft', 'published'] },
  'category',
);

const whole = { q: 'peña & baile', category: 'avisos', grade: 'g', course: 'c', status: 'draft', page: 3 };

describe('listAddress', () => {
  it('comes back from the address as it went in', () => {
    const address = new URL(news.hrefOf(whole), 'http://aromos.localhost');
    expect(address.pathname).toBe('/blog/avisos');
    expect(news.read('avisos', address.search)).toEqual(whole);
  });

  it('leaves out of the address what is not set', () => {
    expect(news.hrefOf(news.read(undefined, ''))).toBe('/blog');
  });

  it('takes a word that a field does not know for not set', () => {
    expect(news.read(undefined, '?status=gone').status).toBe('');
  });

  it.each(['0', '-1', 'x', '1.5', '1e999'])('takes page %s for one that there can be', (page) => {
    const read = news.read(undefined, `page=${page}`).page;
    expect(read).toBeGreaterThanOrEqual(1);
    expect(Number.isInteger(read)).toBe(true);
  });

  it('takes a path that is no text for what it is', () => {
    expect(news.read('%E0%A4%A', '').category).toBe('%E0%A4%A');
  });
});
