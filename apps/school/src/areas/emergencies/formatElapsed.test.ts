import { describe, expect, it } from 'vitest';
import { formatElapsed } from './formatElapsed.ts';

describe('formatElapsed', () => {
  it.each([
    [0, '0:00'],
    [48_900, '0:48'],
    [194_000, '3:14'],
    [3_794_000, '1:03:14'],
    // A device clock that is behind.
    [-5000, '0:00'],
  ])('formats %d ms as %s', (milliseconds, text) => {
    expect(formatElapsed(milliseconds)).toBe(text);
  });
});
