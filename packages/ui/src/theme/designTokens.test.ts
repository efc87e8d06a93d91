import { defineConfig, Logger, parse } from '@terrazzo/parser';
import { describe, expect, it } from 'vitest';
import { defaultColor, designTokens, tenantTheme, tokenNames, type DesignTokens } from '../theme.ts';

/* The parser's rules for each type of the format, without its lint rules on naming and contrast. */
const rules = Object.fromEntries(
  [
    'valid-color',
    'valid-dimension',
    'valid-duration',
    'valid-font-family',
    'valid-font-weight',
    'valid-number',
    'valid-shadow',
    'required-type',
  ].map((rule) => [`core/${rule}`, 'error'] as const),
);
const cwd = new URL('file:///');
const config = defineConfig({ lint: { rules } }, { cwd });
const parsed = (tokens: unknown) =>
  parse([{ filename: new URL('tokens.json', cwd), src: JSON.stringify(tokens) }], {
    config,
    logger: new Logger({ level: 'silent' }),
  });

const listNames = (tree: object, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([name, leaf]) => {
    const at = path ? `${path}.${name}` : name;
    return typeof leaf === 'string' ? [[at, `--${leaf}`] as [string, string]] : listNames(leaf as object, at);
  });

const theme = tenantTheme(defaultColor);

describe('design tokens', () => {
  it.each([defaultColor, '#ffffff', '#000000', '#ffdd00'])(
    'are valid for a parser of the format, with the options %s',
    async (color) => {
      const { tokens } = await parsed(designTokens(tenantTheme(color)));
      expect(Object.keys(tokens).length).toBeGreaterThan(150);
    },
  );

  it('are invalid with a wrong value', async () => {
    const invalidTokens = JSON.parse(JSON.stringify(designTokens(theme))) as {
      space: { l: { $value: unknown } };
      light: { color: { focus: { $value: unknown } } };
    };
    invalidTokens.space.l.$value = '16px';
    await expect(parsed(invalidTokens)).rejects.toThrow(/dimension|color|component/i);
    invalidTokens.space.l.$value = { value: 16, unit: 'px' };
    await expect(parsed(invalidTokens)).resolves.toBeDefined();
    invalidTokens.light.color.focus.$value = { colorSpace: 'srgb', components: [0, 1] };
    await expect(parsed(invalidTokens)).rejects.toThrow(/dimension|color|component/i);
  });

  it('have the names of the theme contract and no others, colours and shadows for light and dark', async () => {
    const { tokens } = await parsed(designTokens(theme));
    const contrasts = Object.entries(tokens).map(([id, { $extensions }]) => [
      id,
      ($extensions as { 'school.ui': { customProperty: string } })['school.ui'].customProperty,
    ]);
    const { color, shadow, ...rest } = tokenNames;
    const expectedNames = [
      ...listNames({ light: { color, shadow }, dark: { color, shadow } }),
      ...listNames(rest),
    ];
    expect(contrasts.toSorted()).toEqual(expectedNames.toSorted());
  });

  it('have the values of the style sheets', async () => {
    const { tokens } = await parsed(designTokens(tenantTheme('#0f6e5a', { density: 'compact' })));
    const value = (id: string) => tokens[id]!.$value;
    expect(value('light.color.identity.solid')).toEqual({
      colorSpace: 'srgb',
      components: [0.05882, 0.43137, 0.35294],
      alpha: 1,
      hex: '#0f6e5a',
    });
    expect(value('light.color.scrim')).toMatchObject({ alpha: 0.34118 });
    expect(value('control.m')).toEqual({ value: 32, unit: 'px' });
    expect(value('text.display.size')).toEqual({ value: 2, unit: 'rem' });
    expect(value('text.display.line')).toBe(1.25);
    expect(value('motion.quick')).toEqual({ value: 120, unit: 'ms' });
    expect(value('weight.medium')).toBe(550);
    expect(value('layer.tooltip')).toBe(9999);
    expect(value('light.shadow.floating')).toHaveLength(3);
    expect(value('light.shadow.floating')).toContainEqual(
      expect.objectContaining({
        offsetX: { value: 0, unit: 'px' },
        offsetY: { value: 8, unit: 'px' },
        blur: { value: 24, unit: 'px' },
        spread: { value: -8, unit: 'px' },
      }),
    );
    expect(value('dark.shadow.raised')).toMatchObject([{ color: { alpha: 0 } }]);
  });

  it('describe the guaranteed contrast', () => {
    const { color } = designTokens(theme).light as { color: { ink: DesignTokens } };
    expect(color.ink.quiet).toHaveProperty(
      '$description',
      expect.stringMatching(/^Contrast of at least 4\.5 on surface\.canvas/),
    );
    expect(color.ink.disabled).not.toHaveProperty('$description', expect.anything());
  });
});
