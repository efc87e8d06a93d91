import type { OperationId } from '@school/domain';
import { useEffect } from 'react';
import { onInvalidate } from './cache.ts';

type List = { operationId: OperationId; refetches: Set<() => void> };

/** The endless lists on screen, by their cache key. */
const lists = new Map<string, List>();

onInvalidate((isInvalid) => {
  for (const { operationId, refetches } of lists.values()) {
    const [refetch] = refetches;
    if (isInvalid(operationId)) refetch?.();
  }
});

/**
 * Refetches an endless list when it is invalidated, once for all parts of the screen that show it: the cache automatically
 * refetches only other queries.
 * @param key Cache key of the list.
 */
export function useListRefetch(operationId: OperationId, key: string, refetch: () => void): void {
  useEffect(() => {
    const list = lists.get(key) ?? { operationId, refetches: new Set() };
    lists.set(key, list);
    list.refetches.add(refetch);
    return () => {
      list.refetches.delete(refetch);
      if (list.refetches.size === 0) lists.delete(key);
    };
  }, [operationId, key, refetch]);
}
