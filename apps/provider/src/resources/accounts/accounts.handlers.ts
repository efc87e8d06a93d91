import {
  type RequestContext,
  hasExternalEffects,
  type Handlers,
  prepared,
} from '../../http/contract/handler.ts';
import { invalid } from '../../httpError.ts';
import { hashOfSecret } from '../../security/secret.ts';
import { attemptsKey, deleteAttempts, ownPasswordKey } from '../../security/signInAttempts.ts';
import { queueAccountEmail, queueEmail } from '../../mail/outbox.ts';
import { isTrivialPin } from '@school/domain';
import { findAccount } from '../session/session.queries.ts';
import { isPinOfPerson } from '../users/pins.ts';
import { toUserSubject } from '../users/users.present.ts';
import { changeSecrets } from '../users/users.queries.ts';
import { isOwnPassword, wrongPassword } from './ownPassword.ts';
import { publishEnded } from './endedSessions.ts';
import { rejectWeakPassword, schoolWords } from './passwordRules.ts';
import { setPassword, claimReset } from './accounts.queries.ts';

/** The same message for every address, so that it does not reveal who has an account. */
const mailIsUnderway = 'If there is an account with this address, a mail with a link is on its way.';

/**
 * Counts a recovery against the address, which a whole school may share; one of an account that knows this device counts
 * against the account only, so that a single machine cannot keep the others from theirs.
 * @throws HttpError 429
 */
async function countRecovery({
  college,
  body,
  source,
  services,
  device,
}: RequestContext<'requestPasswordReset'> | RequestContext<'resetPassword'>): Promise<void> {
  const identifier = { field: 'email' as const, value: body.email.toLowerCase() };
  const account = await findAccount(services.db, college.id, identifier);
  if (!device().knows(account)) await services.limits.hit('recoverySource', `${college.id}:${source}`);
}

export const accountsHandlers = {
  requestPasswordReset: hasExternalEffects(
    prepared(
      async (context) => {
        const { college, body, services } = context;
        const address = body.email.toLowerCase();
        await countRecovery(context);
        await services.limits.hit('recoveryAccount', `${college.id}:${address}`);
        return address;
      },
      async (context, address) => {
        queueEmail(context, { kind: 'recovery', address, origin: context.origin });
        return { status: 200, body: { message: mailIsUnderway } };
      },
    ),
  ),

  resetPassword: prepared(
    async (context) => {
      const { college, body, services } = context;
      await countRecovery(context);
      rejectWeakPassword(body.password, body.password_confirmation, [
        body.email.split('@')[0]!,
        ...schoolWords(college),
      ]);
      return services.passwords.hash(body.password);
    },
    async (context, hash) => {
      const { tx, college, body, now, publish, services, defer } = context;
      const userId = await claimReset(tx, body.email.toLowerCase(), hashOfSecret(body.token), now);
      if (!userId) throw invalid({ token: ['This link is no longer valid.'] });
      const ended = await setPassword(tx, { college_id: college.id, id: userId, hash, chosen: now });
      publishEnded(publish, userId, 'password_changed', ended);
      const tried = { collegeId: college.id, account: userId, device: undefined };
      defer(deleteAttempts(attemptsKey(services.encryption, tried)));
      defer(deleteAttempts(ownPasswordKey(services.encryption, college.id, userId)));
      const { name } = await tx
        .selectFrom('users')
        .select('name')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      queueAccountEmail(context, 'passwordChanged', { name, email: body.email.toLowerCase() });
      return { status: 200, body: { message: 'Your password has been reset.' } };
    },
  ),

  // The transaction checks this result, so that a retry gets the first answer although the password has changed since.
  updatePassword: prepared(
    async (context) => {
      const { college, person, body, services } = context;
      const isCorrect = await isOwnPassword(context, 'updatePassword', body.current_password);
      const names = [
        person.name,
        person.first_lastname,
        person.second_lastname,
        person.email.split('@')[0]!,
        ...schoolWords(college),
      ];
      rejectWeakPassword(body.password, body.password_confirmation, names);
      return { isCorrect, hash: await services.passwords.hash(body.password) };
    },
    async (context, { isCorrect, hash }) => {
      const { tx, college, person, now, publish } = context;
      if (!isCorrect) throw wrongPassword();
      const { id, token_id: exceptTokenId } = person;
      const ended = await setPassword(tx, {
        college_id: college.id,
        id,
        hash,
        chosen: now,
        exceptTokenId,
      });
      // The devices that knew the old password are unknown from now on, except this one.
      context.device().remember({ id, password_hash: hash });
      publishEnded(publish, person.id, 'password_changed', ended);
      context.audit({ action: 'password_changed', subject: toUserSubject(person) });
      queueAccountEmail(context, 'passwordChanged', person);
      return { status: 204 };
    },
  ),

  updateOwnPin: prepared(
    async (context) => {
      const { pin, current_password } = context.body;
      if (pin !== null && isTrivialPin(pin)) throw invalid({ pin: ['The PIN is too easy to guess.'] });
      const isCorrect = await isOwnPassword(context, 'updateOwnPin', current_password);
      return {
        isCorrect,
        pin_hash: isCorrect && pin !== null ? await context.services.passwords.hash(pin) : null,
      };
    },
    async (context, { isCorrect, pin_hash }) => {
      const { tx, college, person, body } = context;
      if (!isCorrect) throw wrongPassword();
      if (body.pin !== null && isPinOfPerson(body.pin, person))
        throw invalid({ pin: ['The PIN is too easy to guess.'] });
      if (!pin_hash && !person.has_pin) return { status: 204 };
      const key = { college_id: college.id, id: person.id };
      await changeSecrets(tx, key, { pin_hash, failed_pin_attempts: 0, pin_locked_until: null });
      const [before, after] = [{ has_pin: person.has_pin }, { has_pin: pin_hash !== null }];
      const action = pin_hash ? 'pin_set' : 'pin_deleted';
      context.audit({ action, subject: toUserSubject(person), before, after });
      queueAccountEmail(context, pin_hash ? 'pinSet' : 'pinRemoved', person);
      return { status: 204 };
    },
  ),
} satisfies Partial<Handlers>;
