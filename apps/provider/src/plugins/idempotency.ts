import { type RawBuilder, sql } from 'kysely';
import type { CollegeTransaction } from '../database/collegeTransaction.ts';
import { invalid } from './httpError.ts';
import type { Encryption } from './encryption.ts';

/** What was answered, as it can be answered again. */
export interface StoredAnswer {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** A write that names itself, so that a retry is told from a second write. */
export interface NamedWrite {
  collegeId: string;
  /** The user's id, or `-` for a visitor. */
  actor: string;
  key: string;
  operation: string;
  /** Everything that makes the request this one and no other. */
  input: unknown;
  now: Date;
}

const kept = 24 * 3600_000;

/** JSON with sorted keys: two texts of one value are equal. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

const purposeOf = (write: NamedWrite) =>
  `${write.collegeId} idempotency_keys.answer ${write.actor} ${write.key}`;

/** Inserting the row is the lock: a second writer with the key waits here until the first commits or gives up. */
async function claim(tenant: CollegeTransaction, write: NamedWrite, fingerprint: Buffer): Promise<boolean> {
  const { collegeId: college_id, actor, key, now: created_at } = write;
  const row = await tenant
    .insertInto('idempotency_keys')
    .values({ college_id, actor, key, fingerprint, answer: null, created_at })
    .onConflict((conflict) =>
      conflict
        .columns(['college_id', 'actor', 'key'])
        .doUpdateSet({ fingerprint, answer: null, created_at })
        .where('idempotency_keys.created_at', '<', new Date(created_at.getTime() - kept)),
    )
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

const fingerprintOf = (seal: Encryption, { operation, input, collegeId }: NamedWrite) =>
  seal.fingerprint(canonical([operation, input]), collegeId);

/**
 * What a write was answered with before, for work that begins ahead of its claim.
 * @returns Nothing when it was not done before, or is being done at this moment.
 * @throws Refusal 422 when the key belongs to another request.
 */
export async function recall(
  tenant: CollegeTransaction,
  seal: Encryption,
  write: NamedWrite,
): Promise<StoredAnswer | undefined> {
  const known = await tenant
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'answer'])
    .where('college_id', '=', write.collegeId)
    .where('actor', '=', write.actor)
    .where('key', '=', write.key)
    .where('created_at', '>=', new Date(write.now.getTime() - kept))
    .executeTakeFirst();
  if (!known) return undefined;
  if (!known.answer || !fingerprintOf(seal, write).equals(known.fingerprint)) {
    throw invalid({ 'Idempotency-Key': ['The key was used for another request.'] });
  }
  return JSON.parse(seal.open(known.answer, purposeOf(write))) as StoredAnswer;
}

/** A write that was not done before: what it will be answered with is kept by its last statement. */
export interface Claimed {
  /** The update that keeps the answer for repetitions. */
  keeping: (answer: StoredAnswer) => RawBuilder<unknown>;
}

/**
 * Begins what is done once for a key; every repetition is answered as the first time. Work that fails leaves no trace of
 * the key, so the same key may be tried again.
 * @returns What was answered before, or the claim.
 * @throws Refusal 422 when the key belongs to another request.
 */
export async function once(
  tenant: CollegeTransaction,
  seal: Encryption,
  write: NamedWrite,
): Promise<StoredAnswer | Claimed> {
  if (!(await claim(tenant, write, fingerprintOf(seal, write)))) return (await recall(tenant, seal, write))!;
  return {
    keeping: (answer) => sql`
      update idempotency_keys set answer = ${seal.close(JSON.stringify(answer), purposeOf(write))}
      where college_id = ${write.collegeId} and actor = ${write.actor} and key = ${write.key}`,
  };
}
