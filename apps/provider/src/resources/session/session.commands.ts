import { parseRut } from '@school/domain/rut';
import type { Early } from '../../plugins/contract/handler.ts';
import { accountPending, accountSuspended, type FieldErrors, invalid } from '../../plugins/httpError.ts';
import {
  claimAttempt,
  attemptsKey,
  knownDevices,
  resetAttempts,
  unknownDevices,
} from '../../plugins/signInAttempts.ts';
import { type Account, findAccount, type Identifier } from './session.queries.ts';

type Credentials = Early<'login'>['body'];

/** Returns the given identifier in its stored form; an invalid RUT matches no account. */
export function identifierOf({ email, rut, passport }: Credentials): Identifier {
  if (email !== undefined) return { field: 'email', value: email.trim().toLowerCase() };
  if (passport !== undefined) return { field: 'passport', value: passport.trim().toUpperCase() };
  const number = parseRut(rut ?? '')?.number ?? null;
  return { field: 'rut', value: number === null ? (rut ?? '').trim() : String(number), number };
}

/** Returns the same error for every failed sign-in, so that it reveals neither an account nor its state. */
export function refused(field: string): FieldErrors {
  return { [field]: ['These credentials do not match our records.'] };
}

/** A verified account, and the key of its attempt counter. */
export interface VerifiedAccount {
  account: Account;
  tries: Buffer;
}

/**
 * Verifies the password and counts the attempt.
 * @throws HttpError 409 or 403 for an account that is not active, 422 for wrong credentials, 429 for too many attempts.
 */
export async function verifyCredentials(early: Early<'login'>): Promise<VerifiedAccount> {
  const { body, college, services, source, device, now } = early;
  const identifier = identifierOf(body);
  const row = await findAccount(services.db, college.id, identifier);
  // Counts by account, so that switching between e-mail address, RUT and passport gives no extra attempts.
  const account = row?.id ?? `${identifier.field}:${identifier.value}`;
  const { id, knows } = device();
  const isKnown = knows(row);
  const from = `${college.id}:${source}`;
  if (!isKnown) await services.limits.hit('signInSource', from);
  const tries = attemptsKey(services.encryption, {
    collegeId: college.id,
    account,
    device: isKnown ? id : undefined,
  });
  try {
    await claimAttempt(services.db, tries, isKnown ? knownDevices : unknownDevices, now);
  } catch (reason) {
    // Only what is verified counts against the address: rejected guesses must not keep out a colleague behind the same one.
    if (!isKnown) await services.limits.takeBack('signInSource', from);
    throw reason;
  }
  const right = await services.passwords.verify(row?.password_hash, body.password);
  if (!right || !row) throw invalid(refused(identifier.field));
  if (!isKnown) await services.limits.takeBack('signInSource', from);
  // Reveals the state only after the right password, which proves that the person owns the account.
  if (row.status !== 'active') await resetAttempts(tries, now).execute(services.db);
  if (row.status === 'pending') throw accountPending();
  if (row.status === 'suspended') throw accountSuspended();
  return { account: row, tries };
}
