import type { PostCategory } from '@school/domain';
import { describe, expect, it } from 'vitest';
import { movedBy } from './movedBy.ts';

const category = (id: string, order: number) =>
  ({ id, order, name: id, slug: id, parent_id: null, version: 1 }) satisfies PostCategory;
const toPositions = (list: PostCategory[]) => list.map(({ id, order }) => [id, order]);

describe('movedBy', () => {
  const list = [category('a', 1), category('b', 4), category('c', 9)] as const;

  it('swaps two categories and changes no third', () => {
    expect(toPositions(movedBy(list, list[1], -1))).toEqual([
      ['b', 1],
      ['a', 4],
    ]);
    expect(toPositions(movedBy(list, list[1], 1))).toEqual([
      ['c', 4],
      ['b', 9],
    ]);
  });

  it('does nothing beyond the ends', () => {
    expect(movedBy(list, list[0], -1)).toEqual([]);
    expect(movedBy(list, list[2], 1)).toEqual([]);
  });

  it('renumbers all if several share a position', () => {
    const same = [category('a', 0), category('b', 0), category('c', 0)] as const;
    expect(toPositions(movedBy(same, same[2], -1))).toEqual([
      ['c', 1],
      ['b', 2],
    ]);
  });
});
