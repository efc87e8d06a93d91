import type { DocumentCategory } from '@school/domain';
import { describe, expect, it } from 'vitest';
import { branchIds, categoryTree, pathName } from './categoryTree.ts';

const category = (id: string, parent_id: string | null, order: number): DocumentCategory => ({
  id,
  name: id.toUpperCase(),
  slug: id,
  parent_id,
  order,
  version: 1,
});
const list = [
  category('b', null, 2),
  category('ax', 'a', 2),
  category('a', null, 1),
  category('aw', 'a', 1),
  category('axx', 'ax', 1),
  category('lost', 'gone', 3),
];

const { compare } = new Intl.Collator('es');

describe('categoryTree', () => {
  it('puts each category below its parent, in order, and drops none', () => {
    expect(categoryTree(list, compare).map(pathName)).toEqual([
      'A',
      'A › AW',
      'A › AX',
      'A › AX › AXX',
      'B',
      'LOST',
    ]);
  });

  it('returns a category with its descendants', () => {
    expect([...branchIds(list, 'a')].toSorted()).toEqual(['a', 'aw', 'ax', 'axx']);
  });
});
