import { describe, expect, test } from 'vitest';
import { compileOperations } from './operation.ts';

const operations = new Map(compileOperations().map((operation) => [operation.id, operation]));

/** Counts how often the parts of a value are read during its validation. */
function countReads(id: 'createPost' | 'createConversation', body: unknown) {
  let reads = 0;
  const counted = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? new Proxy(value, {
          get(target, key) {
            reads += 1;
            return counted(Reflect.get(target, key));
          },
        })
      : value;
  let errors: unknown;
  try {
    operations.get(id)!.body(counted(body));
  } catch (error) {
    errors = (error as { body: { errors: unknown } }).body.errors;
  }
  return { reads, errors };
}

/** Returns the second difference of the reads at 2, 4 and 6 parts: 0 for linear growth. */
function growth(readsAt: (size: number) => number) {
  const [small, middle, large] = [readsAt(2), readsAt(4), readsAt(6)] as const;
  return large - middle - (middle - small);
}

describe('validates a body in linear time', () => {
  const post = (block: unknown) => ({ title: 'x', status: 'draft', body: { type: 'doc', content: [block] } });
  const nested = (levels: number, wrap: (inner: unknown) => unknown, innermost: unknown) => {
    let block = innermost;
    for (let level = 1; level < levels; level += 1) block = wrap(block);
    return post(block);
  };
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'a', marks: [{ type: 'bold' }] }] };

  test.each<[string, (inner: unknown) => unknown]>([
    ['quotations', (inner) => ({ type: 'blockquote', content: [inner] })],
    ['lists', (inner) => ({ type: 'bulletList', content: [{ type: 'listItem', content: [inner] }] })],
    [
      'ordered lists',
      (inner) => ({
        type: 'orderedList',
        attrs: { start: 1 },
        content: [{ type: 'listItem', content: [inner] }],
      }),
    ],
  ])('nested %s, valid and invalid', (_, wrap) => {
    expect(growth((levels) => countReads('createPost', nested(levels, wrap, paragraph)).reads)).toBe(0);
    expect(growth((levels) => countReads('createPost', nested(levels, wrap, { type: 'script' })).reads)).toBe(
      0,
    );
    expect(countReads('createPost', nested(12, wrap, paragraph)).errors).toBeUndefined();
    expect(countReads('createPost', nested(12, wrap, { type: 'script' })).errors).toEqual({
      body: ['The body field has an invalid value.'],
    });
  });

  test('a list of unique ids', () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => `id ${index}`);
    expect(
      growth(
        (count) =>
          countReads('createPost', { title: 'x', status: 'draft', attachment_ids: ids(count) }).reads,
      ),
    ).toBe(0);
  });
});

test('stops at the first error of a body with thousands of parts, and reports all errors of a smaller one', () => {
  const wrong = (parts: number) => ({
    status: 'x',
    body: { type: 'doc', content: Array.from({ length: parts }, () => ({ type: 'script' })) },
  });
  expect(Object.keys(countReads('createPost', wrong(10)).errors as object)).toEqual([
    'title',
    'body',
    'status',
  ]);
  const many = countReads('createPost', wrong(3000));
  expect(Object.keys(many.errors as object)).toEqual(['title']);
});

test('rejects duplicates in a list of ids', () => {
  const ids = Array.from({ length: 2 }, () => '01990000-0000-7901-8000-000000000003');
  const { errors } = countReads('createPost', { title: 'x', status: 'draft', attachment_ids: ids });
  expect(errors).toEqual({ attachment_ids: [expect.stringContaining('must not contain duplicates')] });
});
