/** The versions of a record that two people changed at the same time. */
export type Versions<Values> = {
  /** The one that the editing began with; null where it is not known any more. */
  base: Values | null;
  mine: Values;
  theirs: Values;
};

/** What becomes of each field. */
export type Merge<Values> = {
  /** All values: mine where both changed a field. */
  values: Values;
  /** Fields that both changed, each to something else. */
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

const isSame = (one: unknown, other: unknown): boolean =>
  one instanceof Blob || other instanceof Blob ? one === other : canonical(one) === canonical(other);

/**
 * Combines two versions of a record, field by field. A field that only one of them changed has what that one wrote;
 * without the version that both began with, every field that differs counts as changed by both.
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
