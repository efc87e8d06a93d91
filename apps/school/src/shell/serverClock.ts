/** A smaller difference comes from slow responses and the whole seconds of the header; in milliseconds. */
const tolerance = 60_000;

/** A slower response says too little about the time at which it was sent; in milliseconds. */
const longestResponse = 10_000;

/** The clock of the server, by the difference seen in the `Date` headers of its responses. */
export type ServerClock = {
  now(): Date;
  /** Returns by how many milliseconds the device's clock is ahead, negative if behind; 0 for less than a minute. */
  ahead(): number;
  /** Subscribes to changes of `ahead`. @returns Unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Returns a `fetch` whose responses set the clock. Another origin hides the header unless it exposes it. */
  observe(fetch: Fetch): Fetch;
};

type Fetch = typeof globalThis.fetch;

/** @param device The clock of the device, in milliseconds since 1970. */
export function createServerClock(device: () => number = Date.now): ServerClock {
  const listeners = new Set<() => void>();
  let ahead = 0;
  const note = (date: string | null, sent: number) => {
    const received = device();
    const server = Date.parse(date ?? '');
    if (Number.isNaN(server) || received - sent > longestResponse) return;
    const difference = (sent + received) / 2 - server;
    const next = Math.abs(difference) < tolerance ? 0 : Math.round(difference / 1000) * 1000;
    // Each response differs a little.
    if (next !== 0 && Math.abs(next - ahead) < tolerance) return;
    if (next === ahead) return;
    ahead = next;
    for (const listener of listeners) listener();
  };
  return {
    now: () => new Date(device() - ahead),
    ahead: () => ahead,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    observe: (fetch) => async (input, init) => {
      const sent = device();
      const response = await fetch(input, init);
      note(response.headers.get('date'), sent);
      return response;
    },
  };
}
