import type { Client } from 'pg';
import type { Database } from '../database/connection.ts';
import type { Signal } from '../journal/events.ts';
import { tooMany } from '../httpError.ts';
import { type Listener, startListening } from './listener.ts';
import {
  batch,
  catchUp,
  eventsAfter,
  readLogExtent,
  otherMembers,
  storePresence,
  validSignIns,
} from './log.queries.ts';
import { meantFor } from './access.ts';
import type { Screen } from './screen.ts';

/** Options of the stream; tests shorten the intervals. */
export interface StreamOptions {
  /** Milliseconds between two heartbeats. A client that receives none for a while asks for emergencies itself. */
  heartbeat: number;
  /** Maximum number of streams per person and process. */
  screensPerPerson: number;
  /** A client that missed more events than this fetches everything again. */
  mostMissed: number;
}

export const defaultStreamOptions: StreamOptions = {
  heartbeat: 10_000,
  screensPerPerson: 12,
  mostMissed: 10_000,
};

/** All open screens of this process. The interface does not depend on how events are transported. */
export interface Hub {
  /** Counts a stream of this person. @returns a function that releases the slot. @throws HttpError 429 */
  reserveSlot: (personId: string) => () => void;
  /** Returns the start of a stream: after the client's last event id, or at the present. */
  findStart: (
    collegeId: string,
    lastEventId: string | undefined,
  ) => Promise<{ from: number; reset: boolean }>;
  /** Sends everything since `from`, then every new event. */
  join: (screen: Screen) => Promise<void>;
  leave: (screen: Screen) => void;
  close: () => Promise<void>;
}

interface HubParts {
  db: Database;
  /** Opens a dedicated connection, beside the pool. */
  open: () => Client;
  clock: () => Date;
  options: StreamOptions;
  onError: (error: unknown) => void;
}

/** One college's events, as far as this process has sent them. */
interface Channel {
  last: number;
  screens: Set<Screen>;
  reading: boolean;
  again: boolean;
}

const retryAfter = 1000;

const openChannel = (last: number): Channel => ({ last, screens: new Set(), reading: false, again: false });

/** Counts the streams of each person, up to a maximum. */
function limitStreams(most: number): Hub['reserveSlot'] {
  const open = new Map<string, number>();
  return (personId) => {
    const count = open.get(personId) ?? 0;
    if (count >= most) throw tooMany(30);
    open.set(personId, count + 1);
    let released = false;
    return () => {
      if (released) return;
      released = true;
      const left = open.get(personId)! - 1;
      if (left > 0) open.set(personId, left);
      else open.delete(personId);
    };
  };
}

async function startOfStream(
  db: Database,
  collegeId: string,
  lastEventId: string | undefined,
  mostMissed: number,
): ReturnType<Hub['findStart']> {
  const { head, oldest } = await readLogExtent(db, collegeId);
  if (lastEventId === undefined) return { from: head, reset: false };
  const from = /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : Number.NaN;
  const isAvailable = from === head || (from < head && oldest !== null && oldest <= from + 1);
  if (isAvailable && head - from <= mostMissed) return { from, reset: false };
  return { from: head, reset: true };
}

/** Ends the streams whose sign-in is no longer valid. */
async function checkSignIns(
  { db, clock }: HubParts,
  collegeId: string,
  screens: readonly Screen[],
): Promise<void> {
  if (screens.length === 0) return;
  const ids = screens.map(({ tokenId }) => tokenId);
  const valid = await validSignIns(db, collegeId, ids, clock());
  for (const screen of screens) if (!valid.has(screen.tokenId)) screen.end();
}

/** Sends a signal to the open screens of the other members. */
async function passOn(db: Database, channel: Channel, signal: Signal): Promise<void> {
  const { conversation_id, user_id } = signal;
  const event = {
    seq: channel.last,
    kind: 'conversation.typing',
    user_ids: await otherMembers(db, signal),
    data: { conversation_id, user_id },
  };
  const isMeant = await meantFor(db, signal.college_id, [event], channel.screens);
  for (const screen of channel.screens) if (isMeant(event, screen)) screen.sendUnstored(event);
}

/** Stores that the people of these screens have the school open. */
async function storePresent(
  { db, clock, onError }: HubParts,
  collegeId: string,
  screens: readonly Screen[],
): Promise<void> {
  const ids = screens.filter(({ ended }) => !ended).map(({ personId }) => personId);
  await storePresence(db, collegeId, [...new Set(ids)], clock()).catch(onError);
}

/** Sends a heartbeat to the screens of a college. */
async function beatScreens(parts: HubParts, collegeId: string, screens: readonly Screen[]): Promise<void> {
  await checkSignIns(parts, collegeId, screens).catch(parts.onError);
  await storePresent(parts, collegeId, screens);
  for (const screen of screens) {
    screen.cutIfSlow();
    screen.beat();
  }
}

export function createHub(parts: HubParts): Hub {
  const { db, open, options, onError } = parts;
  const channels = new Map<string, Channel>();
  const screensOpen = new Set<Screen>();
  let listener: Listener | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function readOnce(collegeId: string, channel: Channel): Promise<void> {
    const events = await eventsAfter(db, collegeId, channel.last);
    const isMeant = await meantFor(db, collegeId, events, channel.screens);
    for (const screen of channel.screens) {
      screen.cutIfSlow();
      for (const event of events) screen.sendEvent(event, isMeant(event, screen));
    }
    channel.last = events.at(-1)?.seq ?? channel.last;
    if (events.length === batch) channel.again = true;
    const revoked = events.filter(({ kind }) => kind === 'session.revoked');
    if (revoked.length === 0) return;
    const isRevoked = (screen: Screen) => revoked.some((event) => isMeant(event, screen));
    await checkSignIns(parts, collegeId, [...channel.screens].filter(isRevoked));
  }

  /** Runs one reader per college: a call during a read triggers another read. */
  async function read(collegeId: string, channel: Channel): Promise<void> {
    channel.again = true;
    if (channel.reading) return;
    channel.reading = true;
    try {
      while (channel.again && channel.screens.size > 0 && !closed) {
        channel.again = false;
        await readOnce(collegeId, channel);
      }
    } catch (error) {
      if (closed) return;
      onError(error);
      setTimeout(() => wake(collegeId), retryAfter).unref();
    } finally {
      channel.reading = false;
    }
  }

  function wake(collegeId?: string): void {
    const woken = collegeId === undefined ? [...channels.keys()] : [collegeId];
    for (const id of woken) {
      const channel = channels.get(id);
      if (channel) void read(id, channel);
    }
  }

  async function beat(): Promise<void> {
    listener?.check();
    for (const [collegeId, channel] of channels) await beatScreens(parts, collegeId, [...channel.screens]);
    wake();
  }

  function start(): void {
    listener ??= startListening(open, wake, (signal) => {
      const channel = channels.get(signal.college_id);
      if (channel) void passOn(db, channel, signal).catch(onError);
    });
    timer ??= setInterval(() => void beat(), options.heartbeat).unref();
  }

  return {
    reserveSlot: limitStreams(options.screensPerPerson),
    findStart: (collegeId, lastEventId) => startOfStream(db, collegeId, lastEventId, options.mostMissed),

    async join(screen) {
      if (closed) return screen.end();
      screensOpen.add(screen);
      start();
      const { collegeId } = screen;
      while (!screen.ended) {
        const { head, events } = await catchUp(db, collegeId, screen.from);
        const isMeant = await meantFor(db, collegeId, events, new Set([screen]));
        for (const event of events) screen.sendEvent(event, isMeant(event, screen));
        await screen.drained();
        if (events.length === batch) continue;
        screen.from = Math.max(screen.from, head);
        // No `await` from here to `add`, so that the reader cannot move on in between.
        const channel = channels.get(collegeId) ?? openChannel(screen.from);
        if (screen.from < channel.last) continue;
        if (screen.ended) return;
        channels.set(collegeId, channel);
        channel.screens.add(screen);
        screen.sendControl('ready');
        void storePresent(parts, collegeId, [screen]);
        // Events committed since the read may have been notified before the channel existed.
        return wake(collegeId);
      }
    },

    leave(screen) {
      screensOpen.delete(screen);
      const channel = channels.get(screen.collegeId);
      channel?.screens.delete(screen);
      if (channel?.screens.size === 0) channels.delete(screen.collegeId);
    },

    async close() {
      closed = true;
      clearInterval(timer);
      for (const screen of screensOpen) screen.end();
      await listener?.stop();
    },
  };
}
