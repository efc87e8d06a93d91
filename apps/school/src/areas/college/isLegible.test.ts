import { tenantTheme } from '@school/ui/theme';
import { expect, it } from 'vitest';
import { isLegible } from './isLegible.ts';

it.each(['#0F6E5A', '#FFFF66', '#000000', '#FFFFFF'])('a theme made from %s is legible', (color) => {
  expect(isLegible(tenantTheme(color, { corners: 'soft' }))).toBe(true);
});

it('a theme with text in the colour of its surface is illegible in both schemes', () => {
  for (const scheme of ['light', 'dark'] as const) {
    const theme = structuredClone(tenantTheme('#0F6E5A', { corners: 'soft' }));
    theme[scheme].color.ink.base = theme[scheme].color.surface.raised;
    expect(isLegible(theme)).toBe(false);
  }
});
