import { describe, expect, it } from 'vitest';
import { filterOf, hrefOfFilter, type PostsFilter } from './postsFilter.ts';

const whole: PostsFilter = {
  q: 'peña & baile',
  category: 'avisos',
  grade: 'g',
  course: 'c',
  status: 'draft',
  page: 3,
};

describe('postsFilter', () => {
  it('comes back from the address as it went in', () => {
    const address = new URL(hrefOfFilter(whole), 'http://aromos.localhost');
    expect(address.pathname).toBe('/blog/avisos');
    expect(filterOf('avisos', address.search)).toEqual(whole);
  });

  it('leaves out of the address what is not set', () => {
    expect(hrefOfFilter(filterOf(undefined, ''))).toBe('/blog');
  });

  it.each(['0', '-1', 'x', '1.5', '1e999'])('takes page %s for one that there can be', (page) => {
    const read = filterOf(undefined, `page=${page}`).page;
    expect(read).toBeGreaterThanOrEqual(1);
    expect(Number.isInteger(read)).toBe(true);
  });

  it('takes a path that is no text for what it is', () => {
    expect(filterOf('%E0%A4%A', '').category).toBe('%E0%A4%A');
  });
});
