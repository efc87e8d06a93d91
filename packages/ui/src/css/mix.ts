/** The condition of rules for Chrome and Edge 109 and 110, which can't mix colours. */
export const cannotMix = 'not (color: color-mix(in srgb, red, red))';

/**
 * A mix of two colours in a style of `component` or `inside`. As `first`, pass the one that replaces the mix in
 * browsers that can't mix: they get it by a separate rule, because a declaration with a variable in it is never skipped.
 *
 * @param share of the first colour, in percent
 */
export const mix = (first: string, share: number, second: string): string =>
  `color-mix(in srgb, ${first} ${share}%, ${second})`;

const mixed = /color-mix\(in srgb, (var\([^()]+\)|\w+) \d+%, (?:var\([^()]+\)|\w+)\)/g;

const findMixed = (style: object): object =>
  Object.fromEntries(
    Object.entries(style).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
      if (typeof value === 'string') {
        const plain = value.replaceAll(mixed, '$1');
        return plain === value ? [] : [[name, plain]];
      }
      if (typeof value !== 'object' || value === null) return [];
      const inner = findMixed(value);
      return Object.keys(inner).length > 0 ? [[name, inner]] : [];
    }),
  );

/** A style with what it has in browsers that can't mix colours. */
export const withPlainColors = <Style extends { '@supports'?: object }>(style: Style): Style => {
  const plain = findMixed(style);
  return Object.keys(plain).length > 0
    ? { ...style, '@supports': { ...style['@supports'], [cannotMix]: plain } }
    : style;
};
