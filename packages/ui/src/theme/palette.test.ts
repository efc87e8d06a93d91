import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requiredContrasts, contrast, defaultColor, tenantTheme, type TenantTheme } from '../theme.ts';
import { hueShift } from './hueShift.ts';
import { measure } from './measure.ts';
import { shade } from './oklch.ts';

const toHex = (number: number) => `#${number.toString(16).padStart(6, '0')}`;
const schemes = ['light', 'dark'] as const;
const accentRoles = ['solid', 'solidHover', 'solidPressed', 'line', 'ink'] as const;

/* The same numbers in each run (mulberry32), so that a failure can be looked at. */
const randomFrom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
};

const fails = (color: string, theme: TenantTheme): string[] => [
  ...measure(theme).map(
    ({ scheme, ink, on, contrast }) => `${color} ${scheme}: ${ink} on ${on} is ${contrast}`,
  ),
  ...schemes.flatMap((scheme) =>
    accentRoles
      .filter((role) => hueShift(color, theme[scheme].color.accent[role]) > 5)
      .map((role) => `${color} ${scheme}: hue of accent.${role} is ${theme[scheme].color.accent[role]}`),
  ),
];

describe('readable theme for any colour', () => {
  it('meets every contrast on a grid of 32,768 colours', { timeout: 240_000 }, () => {
    const broken: string[] = [];
    for (let at = 0; at < 32_768; at += 1) {
      const part = (shift: number) => Math.round((((at >> shift) & 31) * 255) / 31);
      const color = toHex((part(10) << 16) | (part(5) << 8) | part(0));
      broken.push(...fails(color, tenantTheme(color)));
    }
    expect(broken).toEqual([]);
  });

  /* `npm run test:all` tries ten times as many. */
  const tries = process.env.TEST_ALL ? 100_000 : 10_000;
  it(`meets every contrast for ${tries.toLocaleString('en')} random colours`, { timeout: 240_000 }, () => {
    const random = randomFrom(20_261_121);
    const broken: string[] = [];
    const any = () => toHex(Math.floor(random() * 0x1000000));
    for (let count = 0; count < tries; count += 1) {
      const color = any();
      broken.push(...fails(color, tenantTheme(color, { second: any() })));
    }
    expect(broken).toEqual([]);
  });

  it('requires at least twenty contrasts, with each text role among them', () => {
    expect(requiredContrasts.length).toBeGreaterThanOrEqual(20);
    const inks = new Set(requiredContrasts.map(({ ink }) => ink));
    for (const role of ['ink.base', 'ink.quiet', 'accent.ink', 'accent.onSolid', 'critical.ink', 'focus']) {
      expect(inks).toContain(role);
    }
  });

  it('reports a theme that misses a contrast', () => {
    const theme = tenantTheme('#0f6e5a');
    theme.light.color.ink.quiet = '#8a8a8a';
    expect(measure(theme).map(({ ink }) => ink)).toContain('ink.quiet');
  });
});

describe('the school’s colour', () => {
  it.each(['#0f6e5a', '#c2410c', '#4338ca', '#000000', '#1d4ed8'])(
    'uses %s unchanged in light mode',
    (color) => {
      expect(tenantTheme(color).light.color.accent.solid).toBe(color);
      expect(tenantTheme(color).light.color.identity.solid).toBe(color);
    },
  );

  it.each(['#ffd400', '#ffffff', '#7dd3fc'])('uses %s unchanged in dark mode', (color) => {
    expect(tenantTheme(color).dark.color.accent.solid).toBe(color);
  });

  it('changes a colour only if it misses a contrast', () => {
    for (const color of ['#ffd400', '#ffffff', '#7dd3fc', '#777777']) {
      const { surface, accent } = tenantTheme(color).light.color;
      const lowest = Math.min(...[surface.canvas, surface.sunken].map((on) => contrast(color, on)));
      const textContrast = Math.max(contrast(color, '#ffffff'), contrast(color, '#141414'));
      expect(accent.solid).not.toBe(color);
      expect(lowest < 3.05 || textContrast < 4.7).toBe(true);
    }
  });

  it('uses a second colour unchanged for identity, and for nothing else', () => {
    const one = tenantTheme('#0f6e5a');
    const two = tenantTheme('#0f6e5a', { second: '#FFD400' });
    for (const scheme of schemes) {
      const { identity, ...rest } = two[scheme].color;
      expect(identity.second).toBe('#ffd400');
      expect(contrast(identity.onSecond, identity.second)).toBeGreaterThanOrEqual(4.5);
      const { identity: alone, ...same } = one[scheme].color;
      expect(rest).toEqual(same);
      expect(alone).toMatchObject({ second: alone.solid, onSecond: alone.onSolid });
    }
  });

  it('ignores a second colour that cannot be parsed', () => {
    for (const second of ['yellow', '#12', 'url(//x)', null, {}, 7]) {
      expect(tenantTheme('#c2410c', { second })).toEqual(tenantTheme('#c2410c'));
    }
  });

  it('creates grey tints for a grey colour', () => {
    const { surface, accent } = tenantTheme('#777777').light.color;
    for (const color of [surface.canvas, accent.soft, accent.ink]) {
      expect(color).toMatch(/^#(..)\1\1$/);
    }
  });

  it.each([
    ['critical', 25],
    ['caution', 78],
    ['positive', 152],
    ['info', 245],
  ] as const)(
    'shifts the hue of %s for a school whose colour has the same, and no other',
    (status, degree) => {
      const { red, green, blue } = shade(0.55, 0.1, (degree * Math.PI) / 180);
      const school = toHex((red << 16) | (green << 8) | blue);
      const tenantColor = tenantTheme(school).light.color;
      // A grey has no hue that could be near.
      const grey = tenantTheme('#777777').light.color;
      const shifted = (['critical', 'caution', 'positive', 'info'] as const).filter(
        (name) => tenantColor[name].solid !== grey[name].solid,
      );
      expect(shifted).toEqual([status]);
    },
  );

  it('creates visible hover and pressed colours for extreme colours', () => {
    for (const color of ['#000000', '#ffffff', '#ffff00', '#0000ff']) {
      for (const scheme of schemes) {
        const { solid, solidHover, solidPressed } = tenantTheme(color)[scheme].color.accent;
        expect(new Set([solid, solidHover, solidPressed]).size).toBe(3);
      }
    }
  });
});

describe('invalid colours', () => {
  const standard = tenantTheme(defaultColor);
  const isColor = /^\s*(#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|rgba?\(.*\))\s*$/i;

  /* `npm run test:all` tries five times as many. */
  const numRuns = process.env.TEST_ALL ? 10_000 : 2000;
  it(`creates the default theme for ${numRuns.toLocaleString('en')} invalid values`, () => {
    const invalid = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 100 }),
      fc.anything(),
      fc.string().map((text) => `#0f6e5a;${text}`),
      fc.string().map((text) => `rgb(0,0,0)}${text}`),
    );
    fc.assert(
      fc.property(
        invalid.filter((value) => typeof value !== 'string' || !isColor.test(value)),
        (value) => {
          expect(tenantTheme(value)).toEqual(standard);
        },
      ),
      { numRuns, seed: 20_261_121 },
    );
  });

  it.each(['red', '', '#12', '#0f6e5a80', 'rgba(1,2,3,.5)', '</style>', 'url(//x)', null, undefined, 7, {}])(
    'creates the default theme for %j',
    (value) => {
      expect(tenantTheme(value)).toEqual(standard);
    },
  );

  it.each(['#0F6E5A', '0f6e5a', ' #0f6e5a ', 'rgb(15, 110, 90)'])('parses %j', (value) => {
    expect(tenantTheme(value)).toEqual(standard);
  });

  it('accepts known corners only', () => {
    expect(tenantTheme('#0f6e5a', { corners: 'toString' as 'soft' }).light.radius.field).toBe('8px');
    expect(tenantTheme('#0f6e5a', { corners: 'sharp' }).light.radius.field).toBe('2px');
    expect(tenantTheme('#0f6e5a', { corners: 'round' }).light.radius.panel).toBe('24px');
  });
});

it('creates the same theme for the same colour, independent of earlier calls', () => {
  const first = tenantTheme('#c2410c');
  tenantTheme('#ff0000');
  tenantTheme('#00ff88');
  expect(tenantTheme('#c2410c')).toEqual(first);
});
