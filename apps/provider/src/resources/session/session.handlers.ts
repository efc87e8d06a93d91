import { newId } from '../../newId.ts';
import { tokenLifetime } from '../../security/auth.ts';
import { type Handlers, prepared } from '../../http/contract/handler.ts';
import { invalid, notFound } from '../../httpError.ts';
import { newSecret } from '../../security/secret.ts';
import { beginNewRow, ownPasswordKey } from '../../security/signInAttempts.ts';
import { presentUser } from '../accounts/accounts.present.ts';
import { publishEnded } from '../accounts/endedSessions.ts';
import { parseDevice } from './parseDevice.ts';
import { toIdentifier, rejected, verifyCredentials } from './session.commands.ts';
import { grantToken } from './session.queries.ts';
import { presentSession } from './session.present.ts';
import { toUserSubject } from '../users/users.present.ts';

export const sessionHandlers = {
  getCsrfCookie: async ({ setCsrfCookies }) => {
    setCsrfCookies();
    return { status: 204 };
  },

  getCurrentUser: async ({ person }) => ({ status: 200, body: { data: presentUser(person) } }),

  login: prepared(verifyCredentials, async (context, account) => {
    const { tx, college, body, now, header, defer, services } = context;
    const { secret, hash } = newSecret();
    const expires_at = new Date(now.getTime() + tokenLifetime);
    const { device_name = null } = body;
    const device = { device_name, ...parseDevice(header('user-agent')) };
    const token = { id: newId(now), hash, ...device, created_at: now, last_used_at: now, expires_at };
    const granted = await grantToken(tx, college.id, account, token);
    if (!granted) throw invalid(rejected(toIdentifier(body).field));
    defer(beginNewRow(ownPasswordKey(services.encryption, college.id, account.id), now));
    context.device().remember(account);
    return { status: 200, body: { token: secret } };
  }),

  logout: async ({ tx, person, publish }) => {
    await tx.deleteFrom('tokens').where('id', '=', person.token_id).execute();
    publishEnded(publish, person.id, 'signed_out', [person.token_id]);
    return { status: 204 };
  },

  // The digest is the stored hash of a token, and the token cannot be derived from it. A device keeps only the digest after
  // an offline sign-out, so the next user cannot sign in with it.
  revokeSignIn: async ({ tx, body, publish, forgetKey }) => {
    const ended = await tx
      .deleteFrom('tokens')
      .where('hash', '=', Buffer.from(body.digest, 'hex'))
      .returning(['id', 'user_id'])
      .execute();
    for (const { id, user_id } of ended) publishEnded(publish, user_id, 'signed_out', [id]);
    if (ended.length === 0) forgetKey();
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

  revokeOtherSessions: async ({ tx, person, publish, audit }) => {
    const ended = await tx
      .deleteFrom('tokens')
      .where('user_id', '=', person.id)
      .where('id', '!=', person.token_id)
      .returning('id')
      .execute();
    const ids = ended.map(({ id }) => id);
    publishEnded(publish, person.id, 'signed_out', ids);
    if (ids.length > 0) audit({ action: 'signed_out', subject: toUserSubject(person) });
    return { status: 204 };
  },

  revokeSession: async ({ tx, person, path, publish }) => {
    const deletion = await tx
      .deleteFrom('tokens')
      .where('id', '=', path.id)
      .where('user_id', '=', person.id)
      .executeTakeFirst();
    if (deletion.numDeletedRows === 0n) throw notFound();
    publishEnded(publish, person.id, 'signed_out', [path.id]);
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
