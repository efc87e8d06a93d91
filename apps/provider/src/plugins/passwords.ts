import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { busy } from './httpError.ts';

/** The library's algorithm is argon2id; the cost is what OWASP's cheat sheet advises: 19 MiB, two passes, one lane. */
export const defaultCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  hash: (password: string) => Promise<string>;
  /** Without a stored hash the same work is done against a dummy, so that the time tells nobody who has an account. */
  verify: (stored: string | undefined, password: string) => Promise<boolean>;
}

/** Runs at most `width` jobs at once; beyond `room` waiting ones it says that the provider is busy. */
export function boundedQueue(width: number, room: number): <T>(job: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (job) => {
    if (running >= width) {
      if (waiting.length >= room) throw busy();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Hashing has its own narrow queue: a rush of sign-ins must leave a core to those who read. */
export function createPasswords(cost: typeof defaultCost = defaultCost): Passwords {
  const queue = boundedQueue(Math.max(1, Math.min(4, availableParallelism() - 1)), 400);
  let dummy: Promise<string> | undefined;
  return {
    hash: (password) => queue(() => hash(password, cost)),
    verify: async (stored, password) => {
      dummy ??= hash(randomBytes(16).toString('hex'), cost);
      const against = stored ?? (await dummy);
      const right = await queue(() => verify(against, password));
      return right && stored !== undefined;
    },
  };
}
