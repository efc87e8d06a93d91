import { describe, expect, it } from 'vitest';
import { demoContent } from '../../seed/content.ts';

const schools = demoContent(new Date('2026-11-21T12:00:00Z'));

describe.each(schools)('files of $key', ({ key, documents }) => {
  const countPages = (content: Buffer) => Number(/\/Count (\d+)/.exec(content.toString('latin1'))?.[1]);
  const files = documents.map(({ file }) => file);

  it('have a plausible number of pages', () => {
    const pages = files
      .filter(({ type }) => type === 'application/pdf')
      .map(({ content }) => countPages(content));
    expect(Math.min(...pages)).toBeGreaterThan(0);
    expect(pages.filter((count) => count > 2).length).toBeGreaterThan(2);
  });

  it('have various sizes, some with a picture, and are small enough to be created for each test', () => {
    const sizes = files.map(({ content }) => content.length);
    expect(Math.min(...sizes)).toBeGreaterThan(2000);
    expect(sizes.filter((size) => size > 80_000).length).toBeGreaterThan(1);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(400_000);
  });

  it('have plans as large as a photograph', () => {
    const plans = files.filter(({ type }) => type === 'image/png');
    expect(plans.length).toBeGreaterThan(0);
    for (const { content } of plans)
      expect([content.readUInt32BE(16), content.readUInt32BE(20)], key).toEqual([1600, 1000]);
  });
});
