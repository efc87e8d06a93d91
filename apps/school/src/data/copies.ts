import type { OperationId } from '@school/domain';
import { useEffect, useSyncExternalStore } from 'react';

/** What the page shows for a request. */
type Entry = {
  operationId: OperationId;
  /** When the server sent it, by its clock; null if it never did. ISO 8601. */
  at: string | null;
  /** Whether the latest request failed, so that an earlier answer is shown, or none. */
  isCopy: boolean;
};

const entries = new Map<string, Entry>();
/** How many parts of the screen show each request. */
const shown = new Map<string, number>();
const listeners = new Set<() => void>();
const refetches = new Set<() => void>();

let since: string | null = null;

function update(): void {
  let oldest: string | null = null;
  for (const key of shown.keys()) {
    const entry = entries.get(key);
    if (entry?.isCopy && entry.at && (oldest === null || entry.at < oldest)) oldest = entry.at;
  }
  if (oldest === since) return;
  since = oldest;
  for (const listener of listeners) listener();
}

/** Notes an answer of the server. */
export function noteFresh(key: string, operationId: OperationId, at: string): void {
  entries.set(key, { operationId, at, isCopy: false });
  update();
}

/**
 * Notes that the server could not be asked.
 * @param at When the stored answer that is shown instead was sent; null if there is none. @default when it was last noted
 */
export function noteCopy(key: string, operationId: OperationId, at?: string | null): void {
  entries.set(key, { operationId, at: at === undefined ? (entries.get(key)?.at ?? null) : at, isCopy: true });
  update();
}

/** Notes that newer answers of the server have replaced what was shown for a request. */
export function noteUpdated(key: string): void {
  const entry = entries.get(key);
  if (!entry?.isCopy) return;
  entries.set(key, { ...entry, isCopy: false });
  update();
}

/** Whether an earlier answer is shown for a request, or none, because the server could not be asked. */
export const isCopy = (key: string): boolean => entries.get(key)?.isCopy === true;

/** @returns The operations whose answers are outdated because the server could not be asked. */
export const outdatedOperations = (): OperationId[] => [
  ...new Set([...entries.values()].filter((entry) => entry.isCopy).map(({ operationId }) => operationId)),
];

/** Subscribes to the moment when the server can be asked again. @returns Unsubscribes. */
export function onRefetch(listener: () => void): () => void {
  refetches.add(listener);
  return () => void refetches.delete(listener);
}

/** Asks those who hold answers outside of the cache to fetch outdated ones again. */
export function refetchCopies(): void {
  for (const refetch of refetches) refetch();
}

/** Forgets all answers: another session starts. */
export function forgetCopies(): void {
  entries.clear();
  update();
}

/** Counts the requests of a part of the screen among those on screen. */
export function useShown(keys: readonly string[]): void {
  const joined = keys.join('\n');
  useEffect(() => {
    const lines = joined.split('\n');
    for (const key of lines) shown.set(key, (shown.get(key) ?? 0) + 1);
    update();
    return () => {
      for (const key of lines) {
        const count = (shown.get(key) ?? 0) - 1;
        if (count > 0) shown.set(key, count);
        else shown.delete(key);
      }
      update();
    };
  }, [joined]);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** @returns When the oldest answer on screen was sent (ISO 8601), if it is there because the server could not be asked; else null. */
export const useShownSince = (): string | null => useSyncExternalStore(subscribe, () => since);
