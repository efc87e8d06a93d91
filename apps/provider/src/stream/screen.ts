import type { ServerResponse } from 'node:http';
import type { LoggedEvent } from './log.queries.ts';

/** One open connection: its person, and the last event that it received. */
export interface Screen {
  readonly collegeId: string;
  readonly personId: string;
  readonly tokenId: string;
  /** The last event that was sent, or that was not meant for this person. */
  from: number;
  readonly ended: boolean;
  /** Cuts the connection if the client has not read earlier events; called before more events are sent. */
  cutIfSlow: () => void;
  /** Sends an event once, if it is meant for this person. */
  sendEvent: (event: LoggedEvent, isMeant: boolean) => void;
  /** Sends an event that is not stored, without an id. */
  sendUnstored: (event: Pick<LoggedEvent, 'kind' | 'data'>) => void;
  /** Waits until nearly all sent bytes have left the buffer. */
  drained: () => Promise<void>;
  /** Sends an event of the stream itself: `ready` or `reset`. */
  sendControl: (kind: 'ready' | 'reset') => void;
  /** Sends a heartbeat; it moves the client's last event id past events for others. */
  beat: () => void;
  end: () => void;
}

/** Bytes that may wait for a slow reader; after a cut the client reconnects and requests what it missed. */
const most = 1_000_000;
const comfortable = 64_000;
const drainTimeout = 30_000;

const frame = (id: number, kind: string, data: string) => `id: ${id}\nevent: ${kind}\ndata: ${data}\n\n`;

export function screenOn(
  response: ServerResponse,
  who: Pick<Screen, 'collegeId' | 'personId' | 'tokenId' | 'from'>,
): Screen {
  let lastSent = -1;
  const isOpen = () => !response.destroyed && !response.writableEnded;
  const write = (text: string) => {
    if (isOpen()) response.write(text);
  };
  const screen: Screen = {
    ...who,
    get ended() {
      return !isOpen();
    },
    cutIfSlow() {
      if (response.writableLength > most) response.destroy();
    },
    sendEvent({ seq, kind, data }, isMeant) {
      if (seq <= screen.from) return;
      screen.from = seq;
      if (!isMeant) return;
      lastSent = seq;
      write(frame(seq, kind, JSON.stringify(data)));
    },
    sendUnstored: ({ kind, data }) => write(`event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`),
    async drained() {
      if (!isOpen() || response.writableLength <= comfortable) return;
      await new Promise<void>((resolve) => {
        const done = () => {
          clearTimeout(timer);
          response.off('drain', done).off('close', done);
          resolve();
        };
        const timer = setTimeout(() => {
          response.destroy();
          done();
        }, drainTimeout).unref();
        response.on('drain', done).on('close', done);
      });
    },
    sendControl(kind) {
      lastSent = screen.from;
      write(frame(screen.from, kind, '{}'));
    },
    beat() {
      write(lastSent < screen.from ? `id: ${screen.from}\n\n` : ':\n\n');
      lastSent = Math.max(lastSent, screen.from);
    },
    end() {
      if (isOpen()) response.end();
    },
  };
  return screen;
}
