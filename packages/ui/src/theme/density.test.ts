import { describe, expect, it } from 'vitest';
import { tenantTheme, themeCss, type Density } from '../theme.ts';

const pixels = (lengths: Record<string, string>) => Object.values(lengths).map(Number.parseFloat);
const values = (density?: Density) => tenantTheme('#0f6e5a', { density }).light;

describe('density', () => {
  it('is cosy by default', () => {
    expect(values()).toEqual(values('cosy'));
    expect(values().control).toEqual({ s: '32px', m: '40px', l: '48px' });
    expect(values('tight' as Density)).toEqual(values('cosy'));
    expect(values('constructor' as Density)).toEqual(values('cosy'));
  });

  it('uses smaller rows and controls, and no larger space, when compact', () => {
    const cosy = values('cosy');
    const compact = values('compact');
    expect(Number.parseFloat(compact.row)).toBeLessThan(Number.parseFloat(cosy.row));
    pixels(compact.control).forEach((height, at) => expect(height).toBeLessThan(pixels(cosy.control)[at]!));
    pixels(compact.space).forEach((space, at) => expect(space).toBeLessThanOrEqual(pixels(cosy.space)[at]!));
  });

  it.each(['cosy', 'compact'] as const)('keeps the order of the spacing steps when %s', (density) => {
    const steps = pixels(values(density).space);
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
    expect(new Set(steps).size).toBe(steps.length);
  });

  it('keeps pointer targets at 24 px or more', () => {
    for (const height of pixels(values('compact').control)) expect(height).toBeGreaterThanOrEqual(24);
  });

  it('changes no colour, shadow or corner', () => {
    const { color, shadow, radius } = values('cosy');
    expect(values('compact')).toMatchObject({ color, shadow, radius });
  });

  it.each(['cosy', 'compact'] as const)('keeps touch targets at 44 px when %s', (density) => {
    const css = themeCss(tenantTheme('#0f6e5a', { density }));
    const [, mouse = '', finger = ''] = /:root\{([^}]*)\}.*@media \(pointer:coarse\)\{[^{]*\{([^}]*)\}/.exec(
      css,
    )!;
    for (const size of ['s', 'm', 'l']) {
      const height = (rules: string) => new RegExp(`--sui-control-${size}:(\\d+)px`).exec(rules)?.[1];
      expect(Number(height(finger) ?? height(mouse))).toBeGreaterThanOrEqual(44);
    }
  });
});
