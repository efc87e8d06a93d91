/* Conversations that the user marked as unread: while one is open, it isn't marked as read again. */
const held = new Set<string>();
/** The read pointers that were set on this page, whose events are still to come, by conversation. */
const ownPointers = new Map<string, number>();
const listeners = new Set<() => void>();

const emit = () => {
  for (const listener of listeners) listener();
};

function hold(id: string): void {
  held.add(id);
  emit();
}

/** Subscribes to all holds. @returns Unsubscribes. */
export function subscribeHolds(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const isHeldUnread = (id: string): boolean => held.has(id);

/** Holds a conversation that the user marks as unread on this page. */
export function holdUnread(id: string, pointer: number): void {
  ownPointers.set(id, pointer);
  hold(id);
}

/**
 * Holds a conversation that was marked as unread elsewhere, by its event. The event of an act on this page can arrive after
 * the conversation was opened again, so it holds nothing.
 */
export function holdMarkedElsewhere(id: string, pointer: number): void {
  if (ownPointers.get(id) === pointer) ownPointers.delete(id);
  else hold(id);
}

/** Ends a hold: the conversation was left or opened again, or the user has read it in another way. */
export function releaseUnread(id: string): void {
  if (held.delete(id)) emit();
}
