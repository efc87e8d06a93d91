import { expect, it } from 'vitest';
import { moveInGrid, getRowStarts } from './gridMoves.ts';

/* Rows of 0–6, 7–9 and, in the second section, 10–16 and 17. */
const starts = getRowStarts([10, 8]);
const move = (at: number, key: string, { control = false, rightToLeft = false } = {}) =>
  moveInGrid(starts, at, { key, control, rightToLeft });

it('starts a row with each section', () => {
  expect(starts).toEqual([0, 7, 10, 17, 18]);
});

it.each([
  [0, 'ArrowRight', 1],
  [6, 'ArrowRight', 7],
  [9, 'ArrowRight', 10],
  [17, 'ArrowRight', 17],
  [0, 'ArrowLeft', 0],
  [10, 'ArrowLeft', 9],
  [1, 'ArrowDown', 8],
  [6, 'ArrowDown', 9],
  [8, 'ArrowDown', 11],
  [17, 'ArrowDown', 17],
  [17, 'ArrowUp', 10],
  [12, 'ArrowUp', 9],
  [3, 'ArrowUp', 'above'],
  [3, 'PageDown', 17],
  [17, 'PageUp', 0],
  [9, 'Home', 7],
  [8, 'End', 9],
  [8, 'Enter', undefined],
] as const)('leads from %s by %s to %s', (at, key, expected) => {
  expect(move(at, key)).toBe(expected);
});

it('leads to the ends of the grid with Ctrl, and mirrors the arrows', () => {
  expect(move(8, 'Home', { control: true })).toBe(0);
  expect(move(8, 'End', { control: true })).toBe(17);
  expect(move(8, 'ArrowLeft', { rightToLeft: true })).toBe(9);
  expect(move(8, 'ArrowRight', { rightToLeft: true })).toBe(7);
});
