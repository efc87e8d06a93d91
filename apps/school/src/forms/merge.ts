import type { ComparedField } from './compared.ts';

/** Two concurrent versions of a record. */
export type ConcurrentVersions<Values> = {
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
 *
 * @param fields Says which fields are merged as one.
 */
export function merge<Values extends object>(
  { base, mine, theirs }: ConcurrentVersions<Values>,
  fields: readonly Pick<ComparedField<Values>, 'name' | 'parts'>[] = [],
): Merge<Values> {
  const names = Object.keys(theirs) as (keyof Values & string)[];
  const wholes = fields.map(({ name, parts = [] }) => [name, ...parts]);
  const isSameIn = (one: Values, other: Values, name: keyof Values & string) =>
    (wholes.find((whole) => whole.includes(name)) ?? [name]).every((part) => isSame(one[part], other[part]));
  const different = names.filter((name) => !isSameIn(mine, theirs, name));
  const isMineAsIs = (name: keyof Values & string) => base !== null && isSameIn(base, mine, name);
  const isTheirsAsIs = (name: keyof Values & string) => base !== null && isSameIn(base, theirs, name);
  const onlyTheirs = different.filter(isMineAsIs);
  return {
    values: { ...mine, ...Object.fromEntries(onlyTheirs.map((name) => [name, theirs[name]])) },
    both: different.filter((name) => !isMineAsIs(name) && !isTheirsAsIs(name)),
    onlyTheirs,
  };
}
