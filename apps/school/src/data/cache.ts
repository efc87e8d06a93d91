import type { OperationId } from '@school/domain';

/** Something that keeps answers and can be told that some of them are out of date. */
export type Keeper = (outdated: (operationId: OperationId) => boolean) => void;

const keepers = new Set<Keeper>();

/**
 * Joins those who are told. Commands don't import the cache itself, so that sign-in doesn't load it.
 * @returns Leaves them.
 */
export function keep(keeper: Keeper): () => void {
  keepers.add(keeper);
  return () => void keepers.delete(keeper);
}

/** Says that the answers of some operations no longer hold. */
export function outdate(operationIds: readonly OperationId[]): void {
  for (const keeper of keepers) keeper((id) => operationIds.includes(id));
}

/** Says that no answer holds any longer: another person, or nobody, reads now. */
export function outdateAll(): void {
  for (const keeper of keepers) keeper(() => true);
}
