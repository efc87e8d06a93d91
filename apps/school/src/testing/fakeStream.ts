import type { StreamEvent } from '@school/domain';

const encoder = new TextEncoder();

/** An event stream under the test's control, and the page of the only tab, which follows it. */
export function createFakeStream() {
  const waiting: Uint8Array[] = [];
  let deliver: (() => void) | undefined;
  const send = (id: number, { kind, data }: StreamEvent) => {
    waiting.push(encoder.encode(`id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify(data)}\n\n`));
    deliver?.();
  };
  const read = async () => {
    if (waiting.length === 0) await new Promise<void>((resolve) => (deliver = resolve));
    return { done: false, value: waiting.shift() };
  };
  const page = {
    navigator: { onLine: true },
    performance,
    document: { visibilityState: 'visible', addEventListener() {}, removeEventListener() {} },
    fetch: async () => ({
      status: 200,
      headers: { get: () => 'text/event-stream' },
      body: { getReader: () => ({ read }) },
    }),
  } as unknown as Window & typeof globalThis;
  return { page, send };
}

/** A page to which another tab, the one that listens to the stream, forwards events. */
export function createForwardedStream() {
  let receive: ((message: { data: unknown }) => void) | undefined;
  class BroadcastChannel {
    addEventListener(_: 'message', listener: typeof receive) {
      receive = listener;
    }
  }
  const page = {
    navigator: { onLine: true, locks: { request: () => new Promise<never>(() => undefined) } },
    performance,
    BroadcastChannel,
  } as unknown as Window & typeof globalThis;
  return { page, send: (id: number, event: StreamEvent) => receive?.({ data: { id: String(id), event } }) };
}
