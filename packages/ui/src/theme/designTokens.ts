import { requiredContrasts } from './requiredContrasts.ts';
import { alertColours, bodyFont, layers, motionTimes, rootSize, textScale, weights } from './scale.ts';
import type { TenantTheme, ThemeValues } from './tenantTheme.ts';
import { tokenNames } from './tokens.ts';

interface Dimension {
  value: number;
  unit: 'px' | 'rem';
}

interface ColorValue {
  colorSpace: 'srgb';
  components: [red: number, green: number, blue: number];
  alpha: number;
  hex: string;
}

interface ShadowValue {
  color: ColorValue;
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
}

/** One token as the Design Tokens Community Group's format 2025.10 writes it. */
export interface DesignToken {
  $type: 'color' | 'dimension' | 'number' | 'fontWeight' | 'fontFamily' | 'duration' | 'shadow';
  $value: ColorValue | Dimension | ShadowValue[] | { value: number; unit: 'ms' } | number | string[];
  $description?: string;
  /** The custom property that carries the same value in a style sheet. */
  $extensions: { 'school.ui': { customProperty: string } };
}

/** A group of tokens, named as `tokenNames` names them. */
export interface DesignTokens {
  [name: string]: DesignToken | DesignTokens;
}

interface Names {
  [name: string]: string | Names;
}
interface Values<Value> {
  [name: string]: Value | Values<Value>;
}

/* A token of each name, in groups as the contract has them. */
const toTokens = <Value>(
  names: Names,
  values: Values<Value>,
  toToken: (value: Value, path: string) => Omit<DesignToken, '$extensions'>,
  path = '',
): DesignTokens =>
  Object.fromEntries(
    Object.entries(names).map(([name, property]) => {
      const value = values[name]!;
      const at = path ? `${path}.${name}` : name;
      return [
        name,
        typeof property === 'string'
          ? {
              ...toToken(value as Value, at),
              $extensions: { 'school.ui': { customProperty: `--${property}` } },
            }
          : toTokens(property, value as Values<Value>, toToken, at),
      ];
    }),
  );

const part = (hex: string, at: number) =>
  Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 1e5) / 1e5;
const toColorValue = (hex: string): ColorValue => ({
  colorSpace: 'srgb',
  components: [part(hex, 1), part(hex, 3), part(hex, 5)],
  alpha: hex.length > 7 ? part(hex, 7) : 1,
  hex: hex.slice(0, 7),
});

const toDimension = (text: string): Dimension => ({ value: Number.parseFloat(text), unit: 'px' });

/* The format has no "none" for shadows: an invisible shadow replaces it. */
const noShadow = '0 0 0 0 #00000000';
const toShadowValues = (text: string): ShadowValue[] =>
  (text === 'none' ? noShadow : text).split(', ').map((shadow) => {
    const parts = shadow.split(' ');
    const color = toColorValue(parts.pop()!);
    const [offsetX, offsetY, blur, spread] = [...parts, '0', '0'].map(toDimension);
    return { color, offsetX: offsetX!, offsetY: offsetY!, blur: blur!, spread: spread! };
  });

const describeContrast = (role: string): string | undefined => {
  const contrasts = requiredContrasts.filter(({ ink }) => ink === role);
  if (contrasts.length === 0) return undefined;
  return `Contrast of at least ${contrasts[0]!.least} on ${contrasts.map(({ on }) => on).join(', ')}.`;
};

const toColourTokens = ({ color, shadow }: ThemeValues): DesignTokens => ({
  color: toTokens(tokenNames.color, color as unknown as Values<string>, (hex, path) => ({
    $type: 'color',
    $value: toColorValue(hex),
    $description: describeContrast(path),
  })),
  shadow: toTokens(tokenNames.shadow, shadow, (text) => ({ $type: 'shadow', $value: toShadowValues(text) })),
});

const length = (text: string) => ({ $type: 'dimension', $value: toDimension(text) }) as const;
const figure = (value: number) => ({ $type: 'number', $value: value }) as const;

const toTextToken = ({ size, line }: { size: number; line: number }) => ({
  size: { $type: 'dimension', $value: { value: size / rootSize, unit: 'rem' } } as const,
  line: figure(Math.round((line / size) * 1e5) / 1e5),
});
const passThrough = (token: Omit<DesignToken, '$extensions'>) => token;

/**
 * A theme as W3C design tokens (format 2025.10), for design tools: `light` and `dark` contain colours and shadows,
 * the other groups are beside them. Groups and names are those of `tokenNames`; each token also names its custom
 * property.
 */
export const designTokens = (theme: TenantTheme): DesignTokens => {
  const { space, control, row, radius } = theme.light;
  const { alert, text, weight, font, motion, layer } = tokenNames;
  return {
    light: toColourTokens(theme.light),
    dark: toColourTokens(theme.dark),
    ...toTokens(
      {
        space: tokenNames.space,
        control: tokenNames.control,
        row: tokenNames.row,
        radius: tokenNames.radius,
      },
      { space, control, row, radius },
      length,
    ),
    alert: toTokens(alert, alertColours, (hex) => ({ $type: 'color', $value: toColorValue(hex) })),
    text: toTokens(
      text,
      Object.fromEntries(
        Object.entries(textScale).map(([step, sizes]) => [step, toTextToken(sizes)]),
      ) as never,
      passThrough,
    ),
    weight: toTokens(weight, weights, (value) => ({ $type: 'fontWeight', $value: value })),
    font: toTokens(font, { body: bodyFont } as never, (families: string[]) => ({
      $type: 'fontFamily',
      $value: families,
    })),
    motion: toTokens(motion, motionTimes, (value) => ({ $type: 'duration', $value: { value, unit: 'ms' } })),
    layer: toTokens(layer, layers, figure),
  };
};
