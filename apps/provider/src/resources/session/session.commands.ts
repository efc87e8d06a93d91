import { parseRut } from '@school/domain/rut';
import { sql } from 'kysely';
import type { RequestContext } from '../../http/contract/handler.ts';
import { accountPending, accountSuspended, type FieldErrors, invalid } from '../../httpError.ts';
import {
  claimAttempt,
  attemptsKey,
  knownDevices,
  resetAttempts,
  unknownDevices,
} from '../../security/signInAttempts.ts';
import { createTurns } from '../../turns.ts';
import { type Account, findAccount, type Identifier } from './session.queries.ts';

type Credentials = RequestContext<'login'>['body'];

/** Returns the given identifier in its stored form; an invalid RUT matches no account. */
export function toIdentifier({ email, rut, passport }: Credentials): Identifier {
  if (email !== undefined) return { field: 'email', value: email.trim().toLowerCase() };
  if (passport !== undefined) return { field: 'passport', value: passport.trim().toUpperCase() };
  const number = parseRut(rut ?? '')?.number ?? null;
  return { field: 'rut', value: number === null ? (rut ?? '').trim() : String(number), number };
}

/** Returns the same error for every failed sign-in, so that it reveals neither an account nor its state. */
export function rejected(field: string): FieldErrors {
  return { [field]: ['These credentials do not match our records.'] };
}

// Parallel attempts on one account wait for each other: a right one is taken back before the next one is counted.
const inTurn = createTurns();

/**
 * Verifies the password and counts the attempt.
 * @throws HttpError 409 or 403 for an account that is not active, 422 for wrong credentials, 429 for too many attempts.
 */
export async function verifyCredentials(context: RequestContext<'login'>): Promise<Account> {
  const { body, college, services, device } = context;
  const identifier = toIdentifier(body);
  const row = await findAccount(services.db, college.id, identifier);
  // Counts by account, so that switching between e-mail address, RUT and passport gives no extra attempts.
  const account = row?.id ?? `${identifier.field}:${identifier.value}`;
  const { id, knows } = device();
  const isKnown = knows(row);
  const tries = attemptsKey(services.encryption, {
    collegeId: college.id,
    account,
    device: isKnown ? id : undefined,
  });
  const isRight = await inTurn(tries.toString('base64'), () => isRightPassword(context, row, tries, isKnown));
  if (!isRight || !row) throw invalid(rejected(identifier.field));
  // Reveals the state only after the right password, which proves that the person owns the account.
  if (row.status === 'pending') throw accountPending();
  if (row.status === 'suspended') throw accountSuspended();
  return row;
}

/** Verifies the password; counts the attempt unless it is right. @throws HttpError 429 */
async function isRightPassword(
  { body, college, services, source, now }: RequestContext<'login'>,
  row: Account | undefined,
  tries: Buffer,
  isKnown: boolean,
): Promise<boolean> {
  const from = `${college.id}:${source}`;
  const notCounted = services.limits.refund('signInSource', from);
  if (!isKnown) await services.limits.hit('signInSource', from);
  try {
    await claimAttempt(services.db, tries, isKnown ? knownDevices : unknownDevices, now);
  } catch (reason) {
    // Only what is verified counts against the address: rejected guesses must not keep out a colleague behind the same one.
    if (!isKnown) await notCounted.execute(services.db);
    throw reason;
  }
  if (!(await services.passwords.verify(row?.password_hash, body.password))) return false;
  const reset = resetAttempts(tries, now);
  await (isKnown ? reset : sql`with also as (${notCounted}) ${reset}`).execute(services.db);
  return true;
}
