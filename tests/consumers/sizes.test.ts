import { describe, expect, it } from 'vitest';
import { knownSizes, measuredSizes } from './sizes.ts';

const measured = await measuredSizes();
const known = knownSizes();

it('measures every entry', () => {
  expect(Object.keys(known).sort()).toEqual(Object.keys(measured).sort());
});

describe.each(Object.keys(measured))('%s', (name) => {
  it('matches sizes.json within 3 %', () => {
    for (const part of ['script', 'style', 'later'] as const) {
      const slack = Math.max(40, known[name]![part] * 0.03);
      expect(Math.abs(measured[name]![part] - known[name]![part]), part).toBeLessThanOrEqual(slack);
    }
  });
});
