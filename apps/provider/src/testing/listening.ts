import type { StreamEvent } from '@school/domain';
import { eventReader } from '@school/domain/stream';

/** A stream client that reconnects and resumes after every disconnect. */
export interface Listening {
  events: StreamEvent[];
  /** Number of connections so far. */
  connections: () => number;
  stop: () => Promise<void>;
}

/** Listens at an origin; resolves at the first `ready`. */
export async function listenAt(origin: string, token: string): Promise<Listening> {
  const events: StreamEvent[] = [];
  const ending = new AbortController();
  let lastId: string | null = null;
  let count = 0;
  let isReady = () => undefined as void;
  const ready = new Promise<void>((resolve) => {
    isReady = resolve;
  });
  const once = async () => {
    const headers = { authorization: `Bearer ${token}`, ...(lastId ? { 'last-event-id': lastId } : {}) };
    const answer = await fetch(`${origin}/api/v1/stream`, { headers, signal: ending.signal });
    if (answer.status !== 200) return void (await answer.arrayBuffer());
    count += 1;
    const reader = eventReader(lastId);
    for await (const piece of answer.body as unknown as AsyncIterable<Uint8Array>) {
      const come = reader.read(piece).map(({ event }) => event);
      events.push(...come);
      lastId = reader.lastId();
      if (come.some(({ kind }) => kind === 'ready')) isReady();
    }
  };
  const listening = (async () => {
    while (!ending.signal.aborted) await once().catch(() => undefined);
  })();
  await ready;
  return {
    events,
    connections: () => count,
    stop: async () => {
      ending.abort();
      await listening;
    },
  };
}
