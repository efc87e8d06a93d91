import { parseRut } from '@school/domain/rut';
import { newId } from '../../newId.ts';
import { tokenLifetime } from '../../plugins/auth.ts';
import { type Early, type Handlers, prepared } from '../../plugins/contract/handler.ts';
import {
  accountPending,
  accountSuspended,
  type FieldErrors,
  invalid,
  notFound,
} from '../../plugins/httpError.ts';
import { newSecret } from '../../plugins/secret.ts';
import { claimTry, keyOfTries, knownDevices, rightTry, unknownDevices } from '../../plugins/signInTries.ts';
import { presentUser } from '../accounts/accounts.present.ts';
import { announceEnded } from '../accounts/endedSessions.ts';
import { parseDevice } from './parseDevice.ts';
import { type Account, findAccount, grantToken, type Identifier } from './session.queries.ts';
import { presentSession } from './session.present.ts';
import { subjectOf } from '../users/users.present.ts';

type Credentials = Early<'login'>['body'];

/** Returns the given identifier in its stored form; an invalid RUT matches no account. */
function identifierOf({ email, rut, passport }: Credentials): Identifier {
  if (email !== undefined) return { field: 'email', value: email.trim().toLowerCase() };
  if (passport !== undefined) return { field: 'passport', value: passport.trim().toUpperCase() };
  const number = parseRut(rut ?? '')?.number ?? null;
  return { field: 'rut', value: number === null ? (rut ?? '').trim() : String(number), number };
}

/** Returns the same error for every failed sign-in, so that it reveals neither an account nor its state. */
function refused(field: string): FieldErrors {
  return { [field]: ['These credentials do not match our records.'] };
}

/** A verified account, and the key of its attempt counter. */
interface Verified {
  account: Account;
  tries: Buffer;
}

async function verified(early: Early<'login'>): Promise<Verified> {
  const { body, college, services, source, device, now } = early;
  const identifier = identifierOf(body);
  const found = await findAccount(services.db, college.id, identifier);
  // Counts by account, so that switching between e-mail address, RUT and passport gives no extra attempts.
  const account = found?.id ?? `${identifier.field}:${identifier.value}`;
  const { id, knows } = device();
  const isKnown = knows(account);
  const from = `${college.id}:${source}`;
  if (!isKnown) await services.limits.hit('signInSource', from);
  const tries = keyOfTries(services.encryption, {
    collegeId: college.id,
    account,
    device: isKnown ? id : undefined,
  });
  await claimTry(services.db, tries, isKnown ? knownDevices : unknownDevices, now);
  const right = await services.passwords.verify(found?.password_hash, body.password);
  if (!right || !found) throw invalid(refused(identifier.field));
  if (!isKnown) await services.limits.takeBack('signInSource', from);
  // Reveals the state only after the right password, which proves that the person owns the account.
  if (found.status !== 'active') await rightTry(tries, now).execute(services.db);
  if (found.status === 'pending') throw accountPending();
  if (found.status === 'suspended') throw accountSuspended();
  return { account: found, tries };
}

export const sessionHandlers = {
  getCsrfCookie: async ({ setCsrfCookies }) => {
    setCsrfCookies();
    return { status: 204 };
  },

  getCurrentUser: async ({ person }) => ({ status: 200, body: { data: presentUser(person) } }),

  login: prepared(verified, async (context, { account, tries }) => {
    const { tx, college, body, now, header, store } = context;
    const { secret, hash } = newSecret();
    const expires_at = new Date(now.getTime() + tokenLifetime);
    const { device_name = null } = body;
    const device = { device_name, ...parseDevice(header('user-agent')) };
    const token = { id: newId(now), hash, ...device, created_at: now, last_used_at: now, expires_at };
    const granted = await grantToken(tx, college.id, account, token);
    if (!granted) throw invalid(refused(identifierOf(body).field));
    store(rightTry(tries, now));
    context.device().remember(account.id);
    return { status: 200, body: { token: secret } };
  }),

  logout: async ({ tx, person, announce }) => {
    await tx.deleteFrom('tokens').where('id', '=', person.token_id).execute();
    announceEnded(announce, person.id, 'signed_out', [person.token_id]);
    return { status: 204 };
  },

  // The digest is the stored hash of a token, and the token cannot be derived from it. A device keeps only the digest after
  // an offline sign-out, so the next user cannot sign in with it.
  revokeSignIn: async ({ tx, body, announce }) => {
    const ended = await tx
      .deleteFrom('tokens')
      .where('hash', '=', Buffer.from(body.digest, 'hex'))
      .returning(['id', 'user_id'])
      .execute();
    for (const { id, user_id } of ended) announceEnded(announce, user_id, 'signed_out', [id]);
    return { status: 204 };
  },

  listSessions: async ({ tx, person, now }) => {
    const rows = await tx
      .selectFrom('tokens')
      .select(['id', 'device_name', 'browser', 'system', 'created_at', 'last_used_at'])
      .where('user_id', '=', person.id)
      .where('expires_at', '>', now)
      .orderBy((is) => is('id', '=', person.token_id), 'desc')
      .orderBy('last_used_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return { status: 200, body: { data: rows.map((row) => presentSession(row, person.token_id)) } };
  },

  revokeOtherSessions: async ({ tx, person, announce, record }) => {
    const ended = await tx
      .deleteFrom('tokens')
      .where('user_id', '=', person.id)
      .where('id', '!=', person.token_id)
      .returning('id')
      .execute();
    const ids = ended.map(({ id }) => id);
    announceEnded(announce, person.id, 'signed_out', ids);
    if (ids.length > 0) record({ action: 'signed_out', subject: subjectOf(person) });
    return { status: 204 };
  },

  revokeSession: async ({ tx, person, path, announce }) => {
    const gone = await tx
      .deleteFrom('tokens')
      .where('id', '=', path.id)
      .where('user_id', '=', person.id)
      .executeTakeFirst();
    if (gone.numDeletedRows === 0n) throw notFound();
    announceEnded(announce, person.id, 'signed_out', [path.id]);
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
