import { newId } from '../../newId.ts';
import { type Handlers, prepared } from '../../plugins/contract/handler.ts';
import { forbidden, invalid } from '../../plugins/refusal.ts';
import { hashOfSecret } from '../../plugins/secret.ts';
import { queueLetter } from '../../mail/outbox.ts';
import { refuseWeakPassword } from './passwordRules.ts';
import { addPendingUser, endSignIns, passwordHashOf, setPassword, takeReset } from './accounts.queries.ts';

/** The same for everybody: it must not tell who has an account. */
const mailIsUnderway = 'If there is an account with this address, a mail with a link is on its way.';

export const accountsHandlers = {
  requestPasswordReset: prepared(
    async ({ college, body, source, services }) => {
      const address = body.email.toLowerCase();
      await services.limits.hit('recoverySource', `${college.id}:${source}`);
      await services.limits.hit('recoveryAccount', `${college.id}:${address}`);
      return address;
    },
    async ({ tenant, college, origin, services, now, afterCommit }, address) => {
      await queueLetter(tenant, services.seal, college.id, { kind: 'recovery', address, origin }, now);
      afterCommit(services.wakeMail);
      return { status: 200, body: { message: mailIsUnderway } };
    },
  ),

  resetPassword: prepared(
    async ({ college, body, source, services }) => {
      await services.limits.hit('recoverySource', `${college.id}:${source}`);
      refuseWeakPassword(body.password, body.password_confirmation, [college.name, college.short_name]);
      return services.passwords.hash(body.password);
    },
    async ({ tenant, college, body, now, announce }, hash) => {
      const userId = await takeReset(tenant, body.email.toLowerCase(), hashOfSecret(body.token), now);
      if (!userId) throw invalid({ token: ['This link is no longer valid.'] });
      await setPassword(tenant, college.id, userId, hash, now);
      const session_ids = await endSignIns(tenant, userId);
      if (session_ids.length > 0) announce({ kind: 'session.revoked', to: [userId], data: { session_ids } });
      return { status: 200, body: { message: 'Your password has been reset.' } };
    },
  ),

  register: prepared(
    async ({ college, body, source, services }) => {
      if (!college.sign_up_open) throw forbidden('This school does not take sign-ups.');
      await services.limits.hit('registrationSource', `${college.id}:${source}`);
      refuseWeakPassword(body.password, body.password_confirmation, [
        body.name,
        college.name,
        college.short_name,
      ]);
      return services.passwords.hash(body.password);
    },
    async ({ tenant, college, body, now }, password_hash) => {
      const { name, email, offers = false } = body;
      const account = {
        id: newId(now),
        name: name.trim(),
        email: email.toLowerCase(),
        offers,
        password_hash,
      };
      await addPendingUser(tenant, college.id, account, now);
      return { status: 201, body: { data: { status: 'pending' } } };
    },
  ),

  // Whether the old password is right is decided inside: a retry must be answered as the first time, although the
  // password is another one by then.
  updatePassword: prepared(
    async ({ college, person, body, services }) => {
      const account = `${college.id}:${person.id}`;
      await services.limits.hit('passwordAccount', account);
      const stored = await passwordHashOf(services.db, college.id, person.id);
      const right = await services.passwords.verify(stored, body.current_password);
      if (right) await services.limits.forgive('passwordAccount', account);
      const names = [
        person.name,
        person.first_lastname,
        person.email.split('@')[0]!,
        college.name,
        college.short_name,
      ];
      refuseWeakPassword(body.password, body.password_confirmation, names);
      return { right, hash: await services.passwords.hash(body.password) };
    },
    async ({ tenant, college, person, now, announce }, { right, hash }) => {
      if (!right) throw invalid({ current_password: ['The password is incorrect.'] });
      await setPassword(tenant, college.id, person.id, hash, now);
      const session_ids = await endSignIns(tenant, person.id, person.token_id);
      if (session_ids.length > 0)
        announce({ kind: 'session.revoked', to: [person.id], data: { session_ids } });
      return { status: 204 };
    },
  ),
} satisfies Partial<Handlers>;
