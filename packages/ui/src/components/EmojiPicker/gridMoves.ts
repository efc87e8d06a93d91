/** The number of emoji in a row. */
export const columns = 7;

/** Rows that are visible at once, and so the length of a page. */
const page = 6;

/** Returns the index of the first emoji of each row; each section starts a row. The last number is the count of all. */
export const getRowStarts = (sectionSizes: readonly number[]): number[] => {
  const starts: number[] = [];
  let first = 0;
  for (const size of sectionSizes) {
    for (let column = 0; column < size; column += columns) starts.push(first + column);
    first += size;
  }
  return [...starts, first];
};

interface Press {
  key: string;
  /** Home and End lead to the ends of the grid, not of the row. */
  control: boolean;
  rightToLeft: boolean;
}

/**
 * Returns the index to which a key leads, `above` where it leaves the first row, or nothing for another key.
 * @param starts as returned by {@link getRowStarts}
 */
export const moveInGrid = (
  starts: readonly number[],
  at: number,
  { key, control, rightToLeft }: Press,
): number | 'above' | undefined => {
  const count = starts.at(-1)!;
  const row = starts.findLastIndex((start) => start <= at);
  const lastRow = starts.length - 2;
  const inRow = (wanted: number) => {
    const next = Math.max(0, Math.min(lastRow, wanted));
    return Math.min(starts[next]! + at - starts[row]!, starts[next + 1]! - 1);
  };
  const beside = (step: 1 | -1) => Math.max(0, Math.min(count - 1, at + step));
  switch (key) {
    case 'ArrowRight':
      return beside(rightToLeft ? -1 : 1);
    case 'ArrowLeft':
      return beside(rightToLeft ? 1 : -1);
    case 'ArrowDown':
      return inRow(row + 1);
    case 'ArrowUp':
      return row === 0 ? 'above' : inRow(row - 1);
    case 'PageDown':
      return inRow(row + page);
    case 'PageUp':
      return inRow(row - page);
    case 'Home':
      return control ? 0 : starts[row];
    case 'End':
      return control ? count - 1 : starts[row + 1]! - 1;
    default:
      return undefined;
  }
};
