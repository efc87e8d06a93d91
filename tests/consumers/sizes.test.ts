import { describe, expect, it } from 'vitest';
import { knownSizes, measuredSizes, formatSize } from './sizes.ts';

const measured = await measuredSizes();
const sizes = knownSizes();

it('measures every entry', () => {
  expect(Object.keys(sizes).sort()).toEqual(Object.keys(measured).sort());
});

describe.each(Object.keys(measured))('%s', (name) => {
  it('matches sizes.json within 3 %', () => {
    for (const part of ['script', 'style', 'later'] as const) {
      const slack = Math.max(40, sizes[name]![part] * 0.03);
      expect(Math.abs(measured[name]![part] - sizes[name]![part]), part).toBeLessThanOrEqual(slack);
    }
  });
});

describe('the emoji of one language', () => {
  it.each(['ar', 'de', 'en', 'es', 'es-MX', 'fr', 'zh-CN'])('take at most 55 kB in %s', async (language) => {
    const { later } = await formatSize(
      ['emoji-picker'],
      ['EmojiChooser', 'emojiByCategory', `${language}.names`],
    );
    expect(later).toBeGreaterThan(20_000);
    expect(later).toBeLessThan(55_000);
  });
});
