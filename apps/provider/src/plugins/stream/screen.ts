import type { ServerResponse } from 'node:http';
import type { LoggedEvent } from './log.queries.ts';

/** One open connection: who listens, and how far they were told. */
export interface Screen {
  readonly collegeId: string;
  readonly personId: string;
  readonly tokenId: string;
  /** The last event that it was told or that was not for it. */
  from: number;
  readonly ended: boolean;
  /** Cuts off one who has not taken what they were told before; asked before they are told more. */
  cutIfSlow: () => void;
  /** Tells an event once, if it is meant for this person. */
  tell: (event: LoggedEvent, isMeant: boolean) => void;
  /** Waits until what was told so far is nearly out. */
  drained: () => Promise<void>;
  /** Something of the stream itself: `ready` or `reset`. */
  say: (kind: 'ready' | 'reset') => void;
  /** A sign of life; it moves the client's id past what was not for it. */
  beat: () => void;
  end: () => void;
}

/** Bytes that may wait for a slow reader; what it then misses it asks for when it comes again. */
const most = 1_000_000;
const comfortable = 64_000;
const drainPatience = 30_000;

const frame = (id: number, kind: string, data: string) => `id: ${id}\nevent: ${kind}\ndata: ${data}\n\n`;

export function screenOn(
  response: ServerResponse,
  who: Pick<Screen, 'collegeId' | 'personId' | 'tokenId' | 'from'>,
): Screen {
  let told = -1;
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
    tell({ seq, kind, data }, isMeant) {
      if (seq <= screen.from) return;
      screen.from = seq;
      if (!isMeant) return;
      told = seq;
      write(frame(seq, kind, JSON.stringify(data)));
    },
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
        }, drainPatience).unref();
        response.on('drain', done).on('close', done);
      });
    },
    say(kind) {
      told = screen.from;
      write(frame(screen.from, kind, '{}'));
    },
    beat() {
      write(told < screen.from ? `id: ${screen.from}\n\n` : ':\n\n');
      told = Math.max(told, screen.from);
    },
    end() {
      if (isOpen()) response.end();
    },
  };
  return screen;
}
