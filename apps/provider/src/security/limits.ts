import { type RawBuilder, sql } from 'kysely';
import type { Row } from '../database/schema.ts';
import type { Database } from '../database/connection.ts';
import { BoundedMap } from '../boundedMap.ts';
import { tooMany } from '../httpError.ts';
import { hashOfSecret } from './secret.ts';

/** A rate limit: at most `hits` in `seconds`. */
export interface Limit {
  hits: number;
  seconds: number;
}

/** The counted attempts and their limits. */
export const defaultLimits = {
  /** Wrong sign-ins from one address by devices that the account does not know; a whole school may share one address. */
  signInSource: { hits: 60, seconds: 60 },
  recoveryAccount: { hits: 3, seconds: 900 },
  recoverySource: { hits: 30, seconds: 900 },
  /** Invitations to one person by all administrators. */
  invitationAccount: { hits: 5, seconds: 3600 },
  registrationSource: { hits: 20, seconds: 3600 },
  /** Mails to one address about sign-ups, which anyone can request. */
  registrationAddress: { hits: 3, seconds: 3600 },
  /** Passwords with one link to confirm a sign-up. */
  signUpLink: { hits: 10, seconds: 3600 },
  /** Test mails to any address through a school's own server: enough to find a fault, too few for abuse. */
  mailTestCollege: { hits: 10, seconds: 600 },
  /** Answers through one personal link of an alert: a changed mind several times a minute. */
  alertAnswer: { hits: 30, seconds: 60 },
  /** All requests of one sign-in or one address at one process: a protection, not a quota. */
  request: { hits: 2000, seconds: 10 },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof defaultLimits;

/** Counters that all processes share. */
export interface Limits {
  /** Counts an attempt. @throws HttpError 429 beyond the limit. */
  hit: (name: LimitName, key: string) => Promise<void>;
  /** Returns the statement that takes back one attempt, for counters that others share. */
  refund: (name: LimitName, key: string) => RawBuilder<unknown>;
  /** Counts a request in the memory of this process. @throws HttpError 429 beyond the limit. */
  request: (requester: Requester) => void;
  /** Marks the sign-in as valid: from now on its requests are counted by sign-in, no longer by address. */
  authenticated: (requester: Requester, tokenId: string) => void;
}

/** The sender of a request before authentication. */
export interface Requester {
  source: string;
  authorization: string | undefined;
}

/** Maximum number of addresses and sign-ins that one process remembers: some megabytes. */
const mostRemembered = 20_000;

/** Counts in memory, without the database, because it counts every request. */
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
  const refund = (key: string) => counts.set(key, Math.max(0, (counts.get(key) ?? 0) - 1));
  return { hit, refund };
}

/**
 * Requests are counted by address until their sign-in is verified, then by sign-in: an invented header opens no
 * counter.
 */
function requestCounter(limit: Limit, clock: () => Date): Pick<Limits, 'request' | 'authenticated'> {
  const { hit, refund } = memoryCounter(limit, clock);
  const signIns = new BoundedMap<string, string>(mostRemembered);
  const hashToken = (authorization: string) => hashOfSecret(authorization).toString('base64');
  const bySource = ({ source }: Requester) => `source:${source}`;
  return {
    request(requester) {
      const tokenId = requester.authorization && signIns.get(hashToken(requester.authorization));
      hit(tokenId ? `token:${tokenId}` : bySource(requester));
    },
    authenticated(requester, tokenId) {
      const name = hashToken(requester.authorization ?? '');
      if (signIns.get(name) === tokenId) return;
      signIns.set(name, tokenId);
      refund(bySource(requester));
    },
  };
}

/** Creates counters in an unlogged table; each hit is one statement, so parallel attempts cannot bypass the limit. */
export function createLimits(
  db: Database,
  clock: () => Date,
  limits: Record<LimitName, Limit> = defaultLimits,
): Limits {
  // Keys are hashed, so that typed names are not stored and all keys have the same length.
  const toKey = (name: LimitName, key: string) => `${name}:${hashOfSecret(key).toString('base64url')}`;
  return {
    async hit(name, key) {
      const now = clock();
      const ends = new Date(now.getTime() + limits[name].seconds * 1000);
      const { rows } = await sql<Pick<Row<'rate_limits'>, 'hits' | 'ends_at'>>`
        insert into rate_limits as l (key, hits, ends_at) values (${toKey(name, key)}, 1, ${ends})
        on conflict (key) do update set
          hits = case when l.ends_at <= ${now} then 1 else l.hits + 1 end,
          ends_at = case when l.ends_at <= ${now} then excluded.ends_at else l.ends_at end
        returning hits, ends_at`.execute(db);
      const { hits, ends_at } = rows[0]!;
      if (hits > limits[name].hits) throw tooMany((ends_at.getTime() - now.getTime()) / 1000);
    },
    refund: (name, key) =>
      sql`update rate_limits set hits = hits - 1 where key = ${toKey(name, key)} and hits > 0`,
    ...requestCounter(limits.request, clock),
  };
}
