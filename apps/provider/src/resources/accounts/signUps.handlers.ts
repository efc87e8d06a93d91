import type { Registration } from '@school/domain';
import { queueEmail } from '../../mail/outbox.ts';
import { hasExternalEffects, type Handlers, prepared } from '../../http/contract/handler.ts';
import { forbidden, inUse, invalid } from '../../httpError.ts';
import { hashOfSecret, newSecret } from '../../security/secret.ts';
import { publishSignUps } from '../users/signUps.ts';
import { rejectWeakPassword, schoolWords } from './passwordRules.ts';
import { orNull } from './personFields.ts';
import {
  addPendingUser,
  addSignUp,
  findSignUpPassword,
  findSignUpState,
  mostWaiting,
  claimSignUp,
} from './signUps.queries.ts';

/** Converts the form's input to columns. */
const signUpFields = (body: Registration) => ({
  name: body.name.trim(),
  first_lastname: orNull(body.first_lastname),
  second_lastname: orNull(body.second_lastname),
  email: body.email.toLowerCase(),
  offers: body.offers ?? false,
});

export const signUpsHandlers = {
  register: hasExternalEffects(
    prepared(
      async ({ college, body, source, services }) => {
        const { sign_up_open, waiting } = await findSignUpState(services.db, college.id);
        if (!sign_up_open) throw forbidden('This school does not take sign-ups.');
        await services.limits.hit('registrationSource', `${college.id}:${source}`);
        await services.limits.hit('registrationAddress', `${college.id}:${body.email.toLowerCase()}`);
        if (waiting >= mostWaiting) throw inUse('This school has too many requests waiting.');
        rejectWeakPassword(body.password, body.password_confirmation, [
          body.name,
          body.first_lastname ?? null,
          body.email.split('@')[0]!,
          ...schoolWords(college),
        ]);
        return services.passwords.hash(body.password);
      },
      async (context, password_hash) => {
        const { tx, college, body, now, origin } = context;
        const { secret, hash } = newSecret();
        const signUp = { ...signUpFields(body), college_id: college.id, hash, password_hash };
        await addSignUp(tx, signUp, now);
        queueEmail(context, { kind: 'signUpConfirmation', address: signUp.email, secret, origin });
        return { status: 201, body: { data: { status: 'pending' } } };
      },
    ),
  ),

  // Anyone can sign up with any address: the password proves that who reads its mail also chose the password. The
  // transaction checks the result, so that a retry gets the first answer although the link is used.
  confirmSignUp: prepared(
    async ({ college, body, now, services }) => {
      const stored = await findSignUpPassword(services.db, college.id, hashOfSecret(body.token), now);
      if (stored === undefined) return false;
      await services.limits.hit('signUpLink', `${college.id}:${body.token}`);
      if (await services.passwords.verify(stored, body.password)) return true;
      throw invalid({ password: ['The password is incorrect.'] });
    },
    async (context, isCorrect) => {
      const { tx, college, body, now, origin, services, afterCommit } = context;
      const signUp = isCorrect && (await claimSignUp(tx, college.id, hashOfSecret(body.token), now));
      if (!signUp) throw invalid({ token: ['This link is no longer valid.'] });
      const userId = await addPendingUser(tx, signUp, now);
      if (!userId) throw inUse('There is an account or a request with this address.');
      queueEmail(context, { kind: 'signUpReceived', userId, origin });
      await publishSignUps(context);
      afterCommit(services.wakeScheduler);
      return { status: 200, body: { data: { status: 'pending' } } };
    },
  ),
} satisfies Partial<Handlers>;
