import { expect, it } from 'vitest';
import { stepValue } from './stepValue.ts';

it.each([
  [3, 1, { step: 1 }, 4],
  [3, -10, { step: 1 }, -7],
  [0.1, 1, { step: 0.1 }, 0.2],
  [0.2, 1, { step: 0.1 }, 0.3],
  [0.3, -1, { step: 0.1 }, 0.2],
  [1e-7, 1, { step: 1e-7 }, 2e-7],
  [7, 1, { step: 5 }, 10],
  [7, -1, { step: 5 }, 5],
  [7, 1, { step: 5, min: 1 }, 11],
  [9, 1, { step: 5, max: 12 }, 10],
  [10, 1, { step: 5, max: 12 }, 12],
  [2, -10, { step: 1, min: 0 }, 0],
  [null, 1, { step: 1 }, 0],
  [null, -1, { step: 1, min: 5 }, 5],
  [null, 1, { step: 1, max: -2 }, -2],
])('steps from %s by %i steps of %o to %s', (from, count, steps, to) => {
  expect(stepValue(from, count, { min: undefined, max: undefined, ...steps })).toBe(to);
});
