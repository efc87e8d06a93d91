import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { busy } from '../httpError.ts';

/** Argon2id with the cost of OWASP's cheat sheet: 19 MiB, two passes, one lane. */
export const defaultCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  /** Hashes the password in Unicode's form NFC, so that every keyboard types the same. */
  hash: (password: string) => Promise<string>;
  /**
   * Whether it is the password of the hash, in any of Unicode's forms. Without a stored hash it verifies against a dummy, so
   * that the time does not reveal whether an account exists.
   */
  verify: (stored: string | undefined, password: string) => Promise<boolean>;
}

/** Runs at most `width` jobs at once; with more than `room` waiting jobs it answers 503. */
export function boundedQueue(width: number, capacity: number): <T>(job: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (job) => {
    if (running >= width) {
      if (waiting.length >= capacity) throw busy();
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

/**
 * The forms that a hash may be of: NFC, and for hashes from before that rule the text as it was typed, on this keyboard or
 * on one that writes accents as separate characters. One for a text without accents, so that it is hashed once.
 */
const toUnicodeForms = (password: string) => [
  ...new Set([password.normalize('NFC'), password, password.normalize('NFD')]),
];

/** Hashing has its own narrow queue: many sign-ins must leave a core to other requests. */
export function createPasswords(cost: typeof defaultCost = defaultCost): Passwords {
  const queue = boundedQueue(Math.max(1, Math.min(4, availableParallelism() - 1)), 400);
  let dummy: Promise<string> | undefined;
  return {
    hash: (password) => queue(() => hash(password.normalize('NFC'), cost)),
    verify: async (stored, password) => {
      dummy ??= hash(randomBytes(16).toString('hex'), cost);
      const against = stored ?? (await dummy);
      for (const form of toUnicodeForms(password))
        if (await queue(() => verify(against, form))) return stored !== undefined;
      return false;
    },
  };
}
