import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import { BoundedMap } from './boundedMap.ts';
import { tooMany } from './httpError.ts';
import { hashOfSecret } from './secret.ts';

/** At most so many hits in so many seconds. */
export interface Limit {
  hits: number;
  seconds: number;
}

/** Which attempts are counted, and how many are let through. */
export const defaultLimits = {
  /** Wrong sign-ins from one address by devices that the account does not know: a whole school may sit behind one. */
  signInSource: { hits: 60, seconds: 60 },
  recoveryAccount: { hits: 3, seconds: 900 },
  recoverySource: { hits: 30, seconds: 900 },
  registrationSource: { hits: 20, seconds: 3600 },
  passwordAccount: { hits: 5, seconds: 60 },
  /** Mails to any address by a school's own server: enough to find what is wrong, too few to be a nuisance. */
  mailTestCollege: { hits: 10, seconds: 600 },
  /** Anything at all, of one sign-in or one address, at one process: a shield and no quota. */
  request: { hits: 2000, seconds: 10 },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof defaultLimits;

/** Counters that all processes share. */
export interface Limits {
  /** Counts an attempt. @throws Refusal 429 beyond the limit. */
  hit: (name: LimitName, key: string) => Promise<void>;
  /** After an attempt that was right: forgets all of its counter. */
  forgive: (name: LimitName, key: string) => Promise<void>;
  /** The same where others share the counter: takes back this one attempt. */
  takeBack: (name: LimitName, key: string) => Promise<void>;
  /** Counts a request in the memory of this process. @throws Refusal 429 beyond the limit. */
  request: (asker: Asker) => void;
  /** The asker has proved to have this sign-in: from now on it is counted by that, and no longer by its address. */
  authenticated: (asker: Asker, tokenId: string) => void;
}

/** Who sends a request, before anything is known of them. */
export interface Asker {
  source: string;
  authorization: string | undefined;
}

/** How many addresses and sign-ins one process remembers: some megabytes. */
const mostRemembered = 20_000;

/** Counts without asking the database: for what is counted on every request. */
function memoryCounter(limit: Limit, clock: () => Date) {
  let counts = new BoundedMap<string, number>(mostRemembered);
  let ends = 0;
  const hit = (key: string) => {
    const now = clock().getTime();
    if (now >= ends || ends - now > limit.seconds * 1000) {
      counts = new BoundedMap(mostRemembered);
      ends = now + limit.seconds * 1000;
    }
    const hits = (counts.get(key) ?? 0) + 1;
    counts.set(key, hits);
    if (hits > limit.hits) throw tooMany((ends - now) / 1000);
  };
  const takeBack = (key: string) => counts.set(key, Math.max(0, (counts.get(key) ?? 0) - 1));
  return { hit, takeBack };
}

/**
 * A header that anybody can invent opens no counter of its own: requests are counted by address until their sign-in was
 * found, then by that one.
 */
function requestCounter(limit: Limit, clock: () => Date): Pick<Limits, 'request' | 'authenticated'> {
  const { hit, takeBack } = memoryCounter(limit, clock);
  const signIns = new BoundedMap<string, string>(mostRemembered);
  const nameOf = (authorization: string) => hashOfSecret(authorization).toString('base64');
  const bySource = ({ source }: Asker) => `source:${source}`;
  return {
    request(asker) {
      const tokenId = asker.authorization && signIns.get(nameOf(asker.authorization));
      hit(tokenId ? `token:${tokenId}` : bySource(asker));
    },
    authenticated(asker, tokenId) {
      const name = nameOf(asker.authorization ?? '');
      if (signIns.get(name) === tokenId) return;
      signIns.set(name, tokenId);
      takeBack(bySource(asker));
    },
  };
}

/** A counter a key in an unlogged table; each hit is one statement, so parallel attempts cannot slip between. */
export function createLimits(
  db: Database,
  clock: () => Date,
  limits: Record<LimitName, Limit> = defaultLimits,
): Limits {
  // Of what somebody typed nothing is kept, and every key is as long as any other.
  const keyOf = (name: LimitName, key: string) => `${name}:${hashOfSecret(key).toString('base64url')}`;
  return {
    async hit(name, key) {
      const now = clock();
      const ends = new Date(now.getTime() + limits[name].seconds * 1000);
      const { rows } = await sql<{ hits: number; ends_at: Date }>`
        insert into rate_limits as l (key, hits, ends_at) values (${keyOf(name, key)}, 1, ${ends})
        on conflict (key) do update set
          hits = case when l.ends_at <= ${now} then 1 else l.hits + 1 end,
          ends_at = case when l.ends_at <= ${now} then excluded.ends_at else l.ends_at end
        returning hits, ends_at`.execute(db);
      const { hits, ends_at } = rows[0]!;
      if (hits > limits[name].hits) throw tooMany((ends_at.getTime() - now.getTime()) / 1000);
    },
    async forgive(name, key) {
      await db.deleteFrom('rate_limits').where('key', '=', keyOf(name, key)).execute();
    },
    async takeBack(name, key) {
      await sql`update rate_limits set hits = hits - 1 where key = ${keyOf(name, key)} and hits > 0`.execute(
        db,
      );
    },
    ...requestCounter(limits.request, clock),
  };
}
