import { describe, expect, it } from 'vitest';
import { languages } from '../../packages/ui/emojiFiles.ts';
import { allowedDrift, emojiFiles, knownSizes, measuredSizes, measureSize } from './sizes.ts';

const measured = await measuredSizes();
const sizes = knownSizes();

it('measures every entry', () => {
  expect(Object.keys(sizes).sort()).toEqual(Object.keys(measured).sort());
});

describe.each(Object.keys(measured))('%s', (name) => {
  it('matches sizes.json within 3 %', () => {
    for (const part of ['script', 'style', 'later'] as const) {
      const drift = Math.abs(measured[name]![part] - sizes[name]![part]);
      expect(drift, part).toBeLessThanOrEqual(allowedDrift(sizes[name]![part]));
    }
  });
});

describe('the emoji of one language', () => {
  it.each(languages)('take at most 55 kB in %s', async (language) => {
    const { later } = await measureSize(['emoji-picker'], emojiFiles(language));
    expect(later).toBeGreaterThan(20_000);
    expect(later).toBeLessThan(55_000);
  });
});
