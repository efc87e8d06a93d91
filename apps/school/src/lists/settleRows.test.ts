import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settleRows } from './settleRows.ts';

const toRows = (ids: string, version = 1) => [...ids].map((id) => ({ id, version }));
const joinIds = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join('');
const settle = (shown: string, fresh: string) => {
  const { rows, ...rest } = settleRows(toRows(shown), toRows(fresh, 2));
  return { ids: joinIds(rows), ...rest };
};

describe('settleRows', () => {
  it('replaces changed rows in place', () => {
    expect(settleRows(toRows('ab'), toRows('ab', 2))).toEqual({
      rows: toRows('ab', 2),
      isHeld: false,
      added: 0,
    });
  });

  it('removes a deleted row and appends the next one', () => {
    expect(settle('abc', 'acd')).toEqual({ ids: 'acd', isHeld: false, added: 0 });
  });

  it('holds new rows above others, and keeps the rows that they push off the page', () => {
    expect(settle('abc', 'xya')).toEqual({ ids: 'abc', isHeld: true, added: 2 });
    expect(settle('abc', 'xab')).toEqual({ ids: 'abc', isHeld: true, added: 1 });
  });

  it('removes a deleted row also while new rows are held', () => {
    expect(settle('abc', 'xac')).toEqual({ ids: 'ac', isHeld: true, added: 1 });
  });

  it('appends rows also while new rows are held', () => {
    expect(settle('ab', 'xabcd')).toEqual({ ids: 'abcd', isHeld: true, added: 1 });
    expect(settle('abc', 'xbcd')).toEqual({ ids: 'bcd', isHeld: true, added: 1 });
  });

  it('holds a changed order', () => {
    expect(settle('abc', 'cab')).toEqual({ ids: 'abc', isHeld: true, added: 0 });
  });

  it('shows the first rows of an empty list, and an emptied list', () => {
    expect(settle('', 'ab')).toEqual({ ids: 'ab', isHeld: false, added: 0 });
    expect(settle('ab', '')).toEqual({ ids: '', isHeld: false, added: 0 });
  });

  it('never moves a row past another, and never shows an old version of a fresh row', () => {
    const ids = fc.shuffledSubarray([...'abcdefgh']);
    fc.assert(
      fc.property(ids, ids, (shown, fresh) => {
        const { rows, isHeld, added } = settleRows(toRows(shown.join('')), toRows(fresh.join(''), 2));
        const before = shown.filter((id) => rows.some((row) => row.id === id));
        const after = rows.filter(({ id }) => shown.includes(id)).map(({ id }) => id);
        expect(after).toEqual(before);
        for (const { id, version } of rows) expect(version).toBe(fresh.includes(id) ? 2 : 1);
        expect(added).toBeLessThanOrEqual(fresh.length);
        if (!isHeld) expect(joinIds(rows)).toBe(fresh.join(''));
      }),
    );
  });
});
