import { newId } from '../../newId.ts';
import { feltOutside, type Handlers, prepared } from '../../plugins/contract/handler.ts';
import { forbidden, invalid } from '../../plugins/refusal.ts';
import { hashOfSecret } from '../../plugins/secret.ts';
import { forgetTries, keyOfTries } from '../../plugins/signInTries.ts';
import { queueLetter } from '../../mail/outbox.ts';
import { announceEnded } from './endedSessions.ts';
import { foldedPerson } from './personFields.ts';
import { refuseWeakPassword, schoolWords } from './passwordRules.ts';
import { addPendingUser, passwordHashOf, setPassword, takeReset, takesSignUps } from './accounts.queries.ts';

/** The same for everybody: it must not tell who has an account. */
const mailIsUnderway = 'If there is an account with this address, a mail with a link is on its way.';

export const accountsHandlers = {
  requestPasswordReset: feltOutside(
    prepared(
      async ({ college, body, source, services }) => {
        const address = body.email.toLowerCase();
        await services.limits.hit('recoverySource', `${college.id}:${source}`);
        await services.limits.hit('recoveryAccount', `${college.id}:${address}`);
        return address;
      },
      async (context, address) => {
        queueLetter(context, { kind: 'recovery', address, origin: context.origin });
        return { status: 200, body: { message: mailIsUnderway } };
      },
    ),
  ),

  resetPassword: prepared(
    async ({ college, body, source, services }) => {
      await services.limits.hit('recoverySource', `${college.id}:${source}`);
      refuseWeakPassword(body.password, body.password_confirmation, [
        body.email.split('@')[0]!,
        ...schoolWords(college),
      ]);
      return services.passwords.hash(body.password);
    },
    async ({ tenant, college, body, now, announce, services, store }, hash) => {
      const userId = await takeReset(tenant, body.email.toLowerCase(), hashOfSecret(body.token), now);
      if (!userId) throw invalid({ token: ['This link is no longer valid.'] });
      const ended = await setPassword(tenant, { college_id: college.id, id: userId, hash, chosen: now });
      announceEnded(announce, userId, 'password_changed', ended);
      const tried = { collegeId: college.id, account: userId, device: undefined };
      store(forgetTries(keyOfTries(services.seal, tried)));
      return { status: 200, body: { message: 'Your password has been reset.' } };
    },
  ),

  register: feltOutside(
    prepared(
      async ({ college, body, source, services }) => {
        if (!(await takesSignUps(services.db, college.id)))
          throw forbidden('This school does not take sign-ups.');
        await services.limits.hit('registrationSource', `${college.id}:${source}`);
        refuseWeakPassword(body.password, body.password_confirmation, [
          body.name,
          body.email.split('@')[0]!,
          ...schoolWords(college),
        ]);
        return services.passwords.hash(body.password);
      },
      async ({ tenant, college, body, now }, password_hash) => {
        const { name, email, offers = false } = body;
        const named = { name: name.trim(), email: email.toLowerCase() };
        const folded = foldedPerson({ ...named, first_lastname: null, second_lastname: null });
        const account = { id: newId(now), ...named, offers, password_hash, folded };
        await addPendingUser(tenant, college.id, account, now);
        return { status: 201, body: { data: { status: 'pending' } } };
      },
    ),
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
        person.second_lastname,
        person.email.split('@')[0]!,
        ...schoolWords(college),
      ];
      refuseWeakPassword(body.password, body.password_confirmation, names);
      return { right, hash: await services.passwords.hash(body.password) };
    },
    async ({ tenant, college, person, now, announce }, { right, hash }) => {
      if (!right) throw invalid({ current_password: ['The password is incorrect.'] });
      const { id, token_id: exceptTokenId } = person;
      const ended = await setPassword(tenant, {
        college_id: college.id,
        id,
        hash,
        chosen: now,
        exceptTokenId,
      });
      announceEnded(announce, person.id, 'password_changed', ended);
      return { status: 204 };
    },
  ),
} satisfies Partial<Handlers>;
