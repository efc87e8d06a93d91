import { useSyncExternalStore } from 'react';

/** How far this tab has uploaded the files of messages, from 0 to 1, by the ids of their entries. */
const shares = new Map<string, number>();
const listeners = new Set<() => void>();

/** Stores how far the files of an entry are uploaded; undefined when none is being uploaded. */
export function setUploadProgress(entryId: string, share: number | undefined): void {
  if (share === undefined) shares.delete(entryId);
  else shares.set(entryId, share);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns how far the files of an entry are uploaded, from 0 to 1; undefined while none is being uploaded. */
export const useUploadProgress = (entryId: string): number | undefined =>
  useSyncExternalStore(subscribe, () => shares.get(entryId));
