import { joinAddress } from '../client/address.ts';
import { isUnauthenticated } from '../client/createClient.ts';
import { operations } from '../generated/operations.ts';
import type { StreamEvent } from '../generated/types.gen.ts';
import { eventReader } from './eventReader.ts';

/** As much of `fetch` as the stream uses. */
export type StreamFetch = (
  url: string,
  request: {
    method: 'GET';
    headers: Record<string, string>;
    credentials: 'include';
    redirect: 'manual';
    cache: 'no-store';
    signal: AbortSignal;
  },
) => Promise<StreamResponse>;

interface StreamResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly body: { getReader(): PieceReader } | null;
  text(): Promise<string>;
}

interface PieceReader {
  read(): Promise<{ done: boolean; value?: Uint8Array }>;
}

export interface StreamSources {
  /** Base address of the contract's paths. @default '' (the origin of the page) */
  baseUrl?: string;
  /** The platform's `fetch`; in a browser bound to the window. */
  fetch: StreamFetch;
  /** Returns the token of the current user; called before every connection. Without a token the stream ends. */
  token(): string | null;
  /**
   * Receives every event once, in order. After `reset` everything must be fetched again. The id is a number that grows:
   * the answer of a write has that of its last event in `Last-Event-ID`.
   */
  onEvent(event: StreamEvent, id: string): void;
  /** Called for every piece that arrives, also for a heartbeat. */
  onSign?(): void;
  /** Called when a connection is established, that is after `ready`, and when it is lost. */
  onConnection?(connected: boolean): void;
  /** Called when the provider no longer knows the token; the stream has ended by then. */
  onUnauthenticated?(): void;
  /** Where to go on, of an earlier following. @default the present */
  lastEventId?: string | null;
  /** Milliseconds without a sign of life after which a connection counts as lost. @default 30,000, three heartbeats */
  timeout?: number;
  /** Lets time pass; resolves early when stopped. */
  pause?(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** Jitter from 0 to 1, so that the screens of a school do not reconnect at the same time. */
  random?(): number;
}

/** A stream that is being followed. */
export interface Following {
  stop(): void;
  /** What to give as `lastEventId` another time. */
  lastEventId(): string | null;
  /** Resolves when the stream has ended for any reason. */
  readonly ended: Promise<void>;
}

const firstPause = 1000;
const longestPause = 30_000;

const passTime = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
  });

/** The end of a connection; `wait` is the Retry-After in seconds. */
interface Ending {
  ready: boolean;
  unauthenticated?: boolean;
  wait?: number;
}

/**
 * Follows the event stream of the school until stopped or signed out: reconnects with growing pauses whenever the
 * connection is lost, and resumes where it stopped.
 */
export function followStream(sources: StreamSources): Following {
  const { baseUrl = '', timeout = 30_000, pause = passTime, random = Math.random } = sources;
  const stopping = new AbortController();
  let lastId = sources.lastEventId ?? null;

  async function take(reader: PieceReader, alive: () => void): Promise<boolean> {
    const events = eventReader(lastId);
    let ready = false;
    for (;;) {
      const { done, value } = await reader.read();
      if (done || stopping.signal.aborted) return ready;
      alive();
      sources.onSign?.();
      if (!value) continue;
      for (const { id, event } of events.read(value)) {
        if (stopping.signal.aborted) return ready;
        sources.onEvent(event, id);
        lastId = id;
        if (event.kind !== 'ready') continue;
        ready = true;
        sources.onConnection?.(true);
      }
      lastId = events.lastId();
    }
  }

  async function connect(token: string): Promise<Ending> {
    const connection = new AbortController();
    const cut = () => connection.abort();
    stopping.signal.addEventListener('abort', cut);
    let watch = setTimeout(cut, timeout);
    const alive = () => {
      clearTimeout(watch);
      watch = setTimeout(cut, timeout);
    };
    let ready = false;
    try {
      const response = await sources.fetch(joinAddress(baseUrl, operations.openStream.path), {
        method: 'GET',
        headers: {
          Accept: 'text/event-stream, application/json',
          Authorization: `Bearer ${token}`,
          ...(lastId === null ? {} : { 'Last-Event-ID': lastId }),
        },
        credentials: 'include',
        redirect: 'manual',
        cache: 'no-store',
        signal: connection.signal,
      });
      if (response.status === 401) return { ready, unauthenticated: isOurs(await response.text()) };
      const type = response.headers.get('content-type') ?? '';
      if (response.status !== 200 || !type.startsWith('text/event-stream') || !response.body) {
        const wait = Number(response.headers.get('retry-after'));
        return { ready, wait: Number.isFinite(wait) ? wait : 0 };
      }
      ready = await take(response.body.getReader(), alive);
      return { ready };
    } catch {
      // No network, or the connection broke: the events received before count.
      return { ready };
    } finally {
      clearTimeout(watch);
      stopping.signal.removeEventListener('abort', cut);
      connection.abort();
    }
  }

  async function follow(): Promise<void> {
    let next = firstPause;
    for (;;) {
      const token = sources.token();
      if (!token) return;
      const idBefore = lastId;
      const { ready, unauthenticated, wait = 0 } = await connect(token);
      if (stopping.signal.aborted) return;
      sources.onConnection?.(false);
      if (unauthenticated && token === sources.token()) return sources.onUnauthenticated?.();
      if (ready || lastId !== idBefore) next = firstPause;
      await pause(Math.max(wait * 1000, next * (0.5 + random() / 2)), stopping.signal);
      if (stopping.signal.aborted) return;
      next = Math.min(next * 2, longestPause);
    }
  }

  return { stop: () => stopping.abort(), lastEventId: () => lastId, ended: follow() };
}

/** A proxy that requires a password also answers 401; only the body differs. */
function isOurs(text: string): boolean {
  try {
    return isUnauthenticated(JSON.parse(text));
  } catch {
    return false;
  }
}
