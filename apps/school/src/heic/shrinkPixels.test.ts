import { expect, it } from 'vitest';
import { shrinkPixels } from './shrinkPixels.ts';

/** Rows of grey pixels, with bytes behind each row that belong to no pixel. */
const grey = (rows: number[][], behind = 4) => ({
  data: Uint8Array.from(
    rows.flatMap((row) => [
      ...row.flatMap((value) => [value, value, value, 255]),
      ...Array<number>(behind).fill(9),
    ]),
  ),
  width: rows[0]!.length,
  height: rows.length,
  stride: rows[0]!.length * 4 + behind,
});
const values = ({ pixels }: { pixels: Uint8ClampedArray }) => [...pixels].filter((_, at) => at % 4 === 0);

it('keeps the pixels of a picture that is small enough', () => {
  const small = shrinkPixels(
    grey([
      [1, 2],
      [3, 4],
    ]),
    2,
  );
  expect(small).toMatchObject({ width: 2, height: 2 });
  expect(values(small)).toEqual([1, 2, 3, 4]);
});

it('averages the pixels of a larger picture, without those that fill no whole one', () => {
  const large = [
    [10, 20, 30, 30, 99],
    [30, 40, 30, 30, 99],
    [0, 0, 200, 100, 99],
    [0, 0, 100, 200, 99],
  ];
  const small = shrinkPixels(grey(large), 3);
  expect(small).toMatchObject({ width: 2, height: 2 });
  expect(values(small)).toEqual([25, 30, 0, 150]);
  expect(small.pixels[3]).toBe(255);
});
