import type { StreamEvent } from '@school/domain';

type Subscriber = (event: StreamEvent) => void;

const subscribers = new Set<Subscriber>();

/**
 * Subscribes to the event stream, for a screen that applies events to its data instead of fetching it again.
 * @returns Unsubscribes.
 */
export function onStreamEvent(subscriber: Subscriber): () => void {
  subscribers.add(subscriber);
  return () => void subscribers.delete(subscriber);
}

/** Passes an event to the open screens. */
export function publishStreamEvent(event: StreamEvent): void {
  for (const subscriber of subscribers) subscriber(event);
}
