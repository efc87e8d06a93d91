import { expect, it } from 'vitest';
import { tenantTheme, themeCss, type TenantTheme } from '../theme.ts';

const theme = (): TenantTheme => structuredClone(tenantTheme('#c2410c'));

it('writes both schemes into the theme layer of the kit', () => {
  const css = themeCss(theme());
  expect(css).toContain('@layer sui.theme{:root{');
  expect(css).toContain('--sui-accent-solid:#c2410c;');
  expect(css.match(/--sui-ink-quiet:#[0-9a-f]{6};/g)).toHaveLength(2);
  expect(css.indexOf('.is-dark{')).toBeGreaterThan(css.indexOf(':root{'));
});

it.each([
  'red;}body{display:none',
  '#fff}</style><script>',
  'url(https://example.org/x)',
  'u\\72l(x)',
  '/**/',
  '',
  'a'.repeat(300),
])('rejects the value %j', (value) => {
  const invalidTheme = theme();
  invalidTheme.dark.color.accent.solid = value;
  expect(() => themeCss(invalidTheme)).toThrow('dark.color.accent.solid');
});

it('excludes the dark scheme from print', () => {
  expect(themeCss(theme())).toMatch(/@media screen\{\.is-dark\{[^}]+\}\}/);
});

it('rejects an incomplete theme', () => {
  const half = theme() as unknown as { light: { shadow?: unknown } };
  delete half.light.shadow;
  expect(() => themeCss(half as unknown as TenantTheme)).toThrow('light.shadow.raised');
});
