import { describe, expect, it } from 'vitest';
import { routePath } from './routePath.ts';
import { display, flag, oneOf, pageNumber, text } from './searchParams.ts';

const list = routePath('/blog/:category?', {
  q: text,
  grade: text,
  status: oneOf(['draft', 'published']),
  sort: display(oneOf(['title'])),
  page: pageNumber,
});
const detail = routePath('/blog/post/:id', { edit: flag });
const create = routePath('/blog/new-post');

const whole = {
  category: 'avisos',
  q: 'peña & baile',
  grade: 'g',
  status: 'draft',
  sort: 'title',
  page: 3,
} as const;

function at(href: string) {
  const { pathname: path, search } = new URL(href, 'http://aromos.localhost');
  return { path, search };
}

describe('routePath', () => {
  it('restores the values from their URL', () => {
    expect(at(list.href(whole)).path).toBe('/blog/avisos');
    expect(list.parse(at(list.href(whole)))).toEqual(whole);
    expect(detail.parse(at(detail.href({ id: 'a/b?c', edit: true })))).toEqual({ id: 'a/b?c', edit: true });
  });

  it('omits default values from the URL', () => {
    const defaults = list.parse(at('/blog'))!;
    expect(defaults).toEqual({ category: '', q: '', grade: '', status: '', sort: '', page: 1 });
    expect(list.href(defaults)).toBe('/blog');
    expect(create.href()).toBe('/blog/new-post');
  });

  it('has no values for another path', () => {
    expect(detail.parse(at('/blog/avisos'))).toBeNull();
    expect(detail.parse(at('/blog/post'))).toBeNull();
  });

  it('replaces an unknown value by the default', () => {
    expect(list.parse(at('/blog?status=gone'))?.status).toBe('');
  });

  it.each(['0', '-1', 'x', '1.5', '1e999'])('replaces an invalid page %s by a valid one', (page) => {
    const read = list.parse(at(`/blog?page=${page}`))!.page;
    expect(read).toBeGreaterThanOrEqual(1);
    expect(Number.isInteger(read)).toBe(true);
  });

  it('treats an undecodable path as plain text', () => {
    expect(list.parse({ path: '/blog/%E0%A4%A', search: '' })?.category).toBe('%E0%A4%A');
  });

  it('names the parameters that filter a list', () => {
    expect(list.filters).toEqual(['category', 'q', 'grade', 'status']);
    expect(detail.filters).toEqual([]);
  });

  it('compiles no URL with unknown names, missing ids or foreign values', () => {
    // @ts-expect-error -- The id is missing.
    expect(detail.href({})).toBe('/blog/post/:id');
    // @ts-expect-error -- A status of another list.
    expect(list.href({ status: 'sent' })).toBe('/blog?status=sent');
    // @ts-expect-error -- There is no such parameter.
    expect(list.href({ author: 'me' })).toBe('/blog');
    // @ts-expect-error -- The path has no parameters.
    expect(create.href({ id: '1' })).toBe('/blog/new-post');
  });
});
