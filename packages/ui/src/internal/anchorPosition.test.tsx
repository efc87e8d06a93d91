import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anchorPosition, type AnchorOptions } from './anchorPosition.ts';

const view = { width: 1000, height: 800 };
const anchor = { left: 100, top: 100, width: 80, height: 40 };
const part = { width: 240, height: 200 };

describe('anchorPosition', () => {
  it('is below and aligned to the start, in both directions', () => {
    expect(anchorPosition(anchor, part, view)).toMatchObject({
      side: 'below',
      insetInlineStart: 100,
      insetBlockStart: 144,
    });
    const mirrored = { ...anchor, left: view.width - anchor.left - anchor.width };
    expect(anchorPosition(mirrored, part, view, { direction: 'rtl' })).toEqual(
      anchorPosition(anchor, part, view),
    );
  });

  it('aligns to the end or the centre', () => {
    const distantAnchor = { ...anchor, left: 600 };
    expect(anchorPosition(distantAnchor, part, view, { align: 'end' }).insetInlineStart).toBe(600 + 80 - 240);
    expect(anchorPosition(distantAnchor, part, view, { align: 'center' }).insetInlineStart).toBe(
      600 + 40 - 120,
    );
  });

  it('flips above only when there is too little space below and more above', () => {
    const low = { ...anchor, top: 700 };
    expect(anchorPosition(low, part, view)).toMatchObject({ side: 'above', insetBlockStart: 700 - 4 - 200 });
    expect(anchorPosition(anchor, part, view, { side: 'above' }).side).toBe('below');
    expect(anchorPosition({ ...anchor, top: 300 }, { width: 240, height: 5000 }, view)).toMatchObject({
      side: 'below',
      maxBlockSize: 800 - 340 - 4 - 8,
    });
  });

  it('shifts instead of being clipped', () => {
    expect(anchorPosition({ ...anchor, left: 960 }, part, view).insetInlineStart).toBe(1000 - 240 - 8);
    expect(anchorPosition({ ...anchor, left: 0 }, part, view, { align: 'end' }).insetInlineStart).toBe(8);
  });

  it('stays inside the window for any anchor, and is mirrored with the page', () => {
    const length = (max: number) => fc.integer({ min: 1, max });
    fc.assert(
      fc.property(
        fc.record({
          left: fc.integer({ min: 0, max: 900 }),
          top: fc.integer({ min: 0, max: 740 }),
          width: length(100),
          height: length(60),
        }),
        fc.record({ width: length(900), height: length(2000) }),
        fc.constantFrom<AnchorOptions['align']>('start', 'center', 'end'),
        fc.constantFrom<AnchorOptions['side']>('below', 'above'),
        (from, size, align, side) => {
          const at = anchorPosition(from, size, view, { align, side });
          const height = Math.min(size.height, at.maxBlockSize);
          expect(at.insetInlineStart).toBeGreaterThanOrEqual(8);
          expect(at.insetInlineStart + size.width).toBeLessThanOrEqual(view.width - 8);
          expect(at.insetBlockStart).toBeGreaterThanOrEqual(0);
          expect(at.insetBlockStart + height).toBeLessThanOrEqual(view.height);
          const other = { ...from, left: view.width - from.left - from.width };
          expect(anchorPosition(other, size, view, { align, side, direction: 'rtl' })).toEqual(at);
        },
      ),
    );
  });
});
