const placeholder = /\{([^{}\n]*)\}/g;

/**
 * Returns the placeholders of a text that have no value and the braces that belong to no placeholder, each once:
 * `['{street}', '{']` for `Leave {place by {street}`.
 *
 * @param known The names that have values.
 */
export const invalidPlaceholders = (text: string, known: readonly string[]): string[] => [
  ...new Set(
    [...text.matchAll(/\{([^{}\n]*)\}|[{}]/g)]
      .filter(([, name]) => name === undefined || !known.includes(name))
      .map(([written]) => written),
  ),
];

/** Replaces the placeholders of a text that have values, each once; others remain. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(placeholder, (whole, name: string) => (Object.hasOwn(values, name) ? values[name]! : whole));
