import { type RawBuilder, sql } from 'kysely';
import { canonicalJson } from '../../canonicalJson.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import { invalid } from '../../httpError.ts';
import type { Encryption } from '../../security/encryption.ts';

/** An answer that can be repeated. */
export interface StoredAnswer {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** A write with an Idempotency-Key, which distinguishes a retry from a second write. */
export interface NamedWrite {
  collegeId: string;
  /** The user's id, or `-` for a visitor. */
  actor: string;
  key: string;
  operation: string;
  /** Everything that distinguishes this request from another. */
  input: unknown;
  now: Date;
}

const lifetime = 24 * 3600_000;

const toPurpose = (write: NamedWrite) =>
  `${write.collegeId} idempotency_keys.response ${write.actor} ${write.key}`;

/** Inserts the row as a lock: a second writer with the key waits until the first commits or rolls back. */
async function claim(tx: CollegeTransaction, write: NamedWrite, fingerprint: Buffer): Promise<boolean> {
  const { collegeId: college_id, actor, key, now: created_at } = write;
  const row = await tx
    .insertInto('idempotency_keys')
    .values({ college_id, actor, key, fingerprint, response: null, created_at })
    .onConflict((conflict) =>
      conflict
        .columns(['college_id', 'actor', 'key'])
        .doUpdateSet({ fingerprint, response: null, created_at })
        .where('idempotency_keys.created_at', '<', new Date(created_at.getTime() - lifetime)),
    )
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

const toFingerprint = (encryption: Encryption, { operation, input, collegeId }: NamedWrite) =>
  encryption.fingerprint(canonicalJson([operation, input]), collegeId);

/**
 * Returns the stored answer of a write, for work that starts before its claim.
 * @returns Undefined when the write is new or in progress.
 * @throws HttpError 422 when the key belongs to another request.
 */
export async function recall(
  tx: CollegeTransaction,
  encryption: Encryption,
  write: NamedWrite,
): Promise<StoredAnswer | undefined> {
  const storedResponse = await tx
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'response'])
    .where('college_id', '=', write.collegeId)
    .where('actor', '=', write.actor)
    .where('key', '=', write.key)
    .where('created_at', '>=', new Date(write.now.getTime() - lifetime))
    .executeTakeFirst();
  if (!storedResponse) return undefined;
  if (!storedResponse.response || !toFingerprint(encryption, write).equals(storedResponse.fingerprint)) {
    throw invalid({ 'Idempotency-Key': ['The key was used for another request.'] });
  }
  return JSON.parse(encryption.decrypt(storedResponse.response, toPurpose(write))) as StoredAnswer;
}

/** A new write; its last statement stores the answer. */
export interface Claimed {
  /** Returns the update that stores the answer for repetitions. */
  storeAnswer: (answer: StoredAnswer) => RawBuilder<unknown>;
  /** Returns the deletion of the key: a repetition runs again. */
  forget: () => RawBuilder<unknown>;
}

/**
 * Starts a write that runs once per key; every repetition gets the first answer. A failed write leaves no trace of the
 * key, so the key may be retried.
 * @returns The stored answer, or the claim.
 * @throws HttpError 422 when the key belongs to another request.
 */
export async function once(
  tx: CollegeTransaction,
  encryption: Encryption,
  write: NamedWrite,
): Promise<StoredAnswer | Claimed> {
  if (!(await claim(tx, write, toFingerprint(encryption, write))))
    return (await recall(tx, encryption, write))!;
  const isClaimed = sql`college_id = ${write.collegeId} and actor = ${write.actor} and key = ${write.key}`;
  return {
    storeAnswer: (answer) => sql`
      update idempotency_keys set response = ${encryption.encrypt(JSON.stringify(answer), toPurpose(write))}
      where ${isClaimed}`,
    forget: () => sql`delete from idempotency_keys where ${isClaimed}`,
  };
}
