import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StreamEvent } from '@school/domain';
import { eventReader } from '@school/domain/stream';
import type { School } from './openSchool.ts';

/** A client of the stream over a real connection. */
export interface OpenScreen {
  status: number;
  headers: IncomingMessage['headers'];
  /** All received events in order. */
  events: { id: string; event: StreamEvent }[];
  /** The id for `Last-Event-ID`. */
  lastId: () => string | null;
  /** The received text, for content that is not an event. */
  text: () => string;
  /** Resolves once `holds` returns true. */
  until: (holds: () => boolean) => Promise<void>;
  /** Resolves when the provider ended the stream, or the connection broke. */
  ended: Promise<void>;
  /** Stops reading without closing the connection. */
  stopReading: () => void;
  close: () => void;
}

const listening = new WeakMap<School, Promise<number>>();

/** Returns the port of this school's provider; the first call opens it. */
export function getPort(school: School): Promise<number> {
  const cached = listening.get(school);
  if (cached) return cached;
  const port = school.app
    .listen({ port: 0, host: '127.0.0.1' })
    .then(() => (school.app.server.address() as AddressInfo).port);
  listening.set(school, port);
  return port;
}

interface ScreenOptions {
  token?: string;
  host?: string;
  lastEventId?: string | null;
}

/** Opens the stream and waits for its headers. */
export async function openScreen(school: School, options: ScreenOptions): Promise<OpenScreen> {
  const { token, host = 'aromos.localhost', lastEventId } = options;
  const port = await getPort(school);
  const sent = request({
    port,
    host: '127.0.0.1',
    path: '/api/v1/stream',
    agent: false,
    headers: {
      host,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(typeof lastEventId === 'string' ? { 'last-event-id': lastEventId } : {}),
    },
  });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.on('response', resolve).on('error', reject).end();
  });
  sent.on('error', () => undefined);
  const reader = eventReader(lastEventId ?? null);
  const events: OpenScreen['events'] = [];
  let text = '';
  let check = () => undefined as void;
  const ended = new Promise<void>((resolve) => {
    response.on('close', resolve).on('error', () => resolve());
  });
  response.on('data', (piece: Buffer) => {
    text += piece.toString();
    if (response.statusCode === 200) events.push(...reader.read(piece));
    check();
  });
  const until = (holds: () => boolean) =>
    new Promise<void>((resolve) => {
      check = () => {
        if (holds()) resolve();
      };
      check();
    });
  return {
    status: response.statusCode!,
    headers: response.headers,
    events,
    lastId: reader.lastId,
    text: () => text,
    until,
    ended,
    stopReading: () => void response.pause(),
    close: () => void sent.destroy(),
  };
}

/** Opens the stream and waits for `ready`. */
export async function readyScreen(school: School, options: ScreenOptions): Promise<OpenScreen> {
  const screen = await openScreen(school, options);
  if (screen.status !== 200) throw new Error(`The stream answered ${screen.status}.`);
  await screen.until(() => screen.events.some(({ event }) => event.kind === 'ready'));
  return screen;
}
