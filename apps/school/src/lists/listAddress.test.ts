import { describe, expect, it } from 'vitest';
import { listAddress } from './listAddress.ts';

const news = listAddress(
  '/blog',
  { category: 'any', grade: 'any', course: 'any', status: ['draft', 'published'] },
  'category',
);

const whole = { q: 'peña & baile', category: 'avisos', grade: 'g', course: 'c', status: 'draft', page: 3 };

describe('listAddress', () => {
  it('restores a filter from its URL', () => {
    const address = new URL(news.hrefOf(whole), 'http://aromos.localhost');
    expect(address.pathname).toBe('/blog/avisos');
    expect(news.read('avisos', address.search)).toEqual(whole);
  });

  it('omits unset fields from the URL', () => {
    expect(news.hrefOf(news.read(undefined, ''))).toBe('/blog');
  });

  it('treats an unknown value as unset', () => {
    expect(news.read(undefined, '?status=gone').status).toBe('');
  });

  it.each(['0', '-1', 'x', '1.5', '1e999'])('replaces an invalid page %s by a valid one', (page) => {
    const read = news.read(undefined, `page=${page}`).page;
    expect(read).toBeGreaterThanOrEqual(1);
    expect(Number.isInteger(read)).toBe(true);
  });

  it('treats an undecodable path as plain text', () => {
    expect(news.read('%E0%A4%A', '').category).toBe('%E0%A4%A');
  });
});
