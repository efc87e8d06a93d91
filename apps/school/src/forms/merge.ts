/** Two concurrent versions of a record. */
export type Versions<Values> = {
  /** Values that editing started from; null if unknown. */
  base: Values | null;
  mine: Values;
  theirs: Values;
};

/** Result of a merge. */
export type Merge<Values> = {
  /** The merged values; mine where both changed a field. */
  values: Values;
  /** Fields that both changed to different values. */
  both: readonly (keyof Values & string)[];
  /** Fields that only they changed. */
  onlyTheirs: readonly (keyof Values & string)[];
};

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  ) ?? '';

/** Returns whether two field values are equal; a file equals only itself. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one instanceof Blob || other instanceof Blob ? one === other : canonical(one) === canonical(other);

/**
 * Merges two versions of a record by field. A field that only one side changed takes that side's value; without the base
 * version, every difference counts as changed by both.
 */
export function merge<Values extends object>({ base, mine, theirs }: Versions<Values>): Merge<Values> {
  const names = Object.keys(theirs) as (keyof Values & string)[];
  const different = names.filter((name) => !isSame(mine[name], theirs[name]));
  const isMineAsIs = (name: keyof Values) => base !== null && isSame(base[name], mine[name]);
  const isTheirsAsIs = (name: keyof Values) => base !== null && isSame(base[name], theirs[name]);
  const onlyTheirs = different.filter(isMineAsIs);
  return {
    values: { ...mine, ...Object.fromEntries(onlyTheirs.map((name) => [name, theirs[name]])) },
    both: different.filter((name) => !isMineAsIs(name) && !isTheirsAsIs(name)),
    onlyTheirs,
  };
}
