import type { OperationId } from '@school/domain';
import type { RawBuilder } from 'kysely';
import { inCollege } from '../../database/collegeTransaction.ts';
import type { JournalEntry } from '../../journal/events.ts';
import { appendJournal } from '../../journal/journal.ts';
import { queueAccountEmail } from '../../mail/outbox.ts';
import type { Person } from '../../security/auth.ts';
import type { RequestContext } from '../../http/contract/handler.ts';
import { invalid, unauthenticated } from '../../httpError.ts';
import {
  claimAttempt,
  mostInASession,
  ownPasswordKey,
  ownPasswords,
  resetAttempts,
} from '../../security/signInAttempts.ts';
import { toUserSubject } from '../users/users.present.ts';
import { publishEnded } from './endedSessions.ts';

type PasswordContext = Pick<
  RequestContext<OperationId>,
  'college' | 'services' | 'now' | 'source' | 'origin'
> & {
  person: Person;
};

/** Ends the session that guesses the password, records it, and e-mails the owner: another person may be using it. */
async function endGuessing(context: PasswordContext, operation: OperationId): Promise<void> {
  const { person, college, services, now, source } = context;
  const deferred: RawBuilder<unknown>[] = [];
  const later: (() => void)[] = [];
  const events: JournalEntry[] = [];
  const defer = (part: RawBuilder<unknown>) => void deferred.push(part);
  const afterCommit = (work: () => void) => void later.push(work);
  queueAccountEmail({ ...context, defer, afterCommit }, 'passwordGuesses', person);
  publishEnded((entry) => events.push(entry), person.id, 'password_guesses', [person.token_id]);
  await inCollege(services.db, college.id, async (tx) => {
    await tx.deleteFrom('tokens').where('id', '=', person.token_id).execute();
    await appendJournal(tx, {
      actor: { collegeId: college.id, person, operation, source, now },
      changes: [{ subject: toUserSubject(person), action: 'session_ended' }],
      events,
      deferred,
    });
  });
  for (const work of later) work();
}

/**
 * Checks the password of the signed-in person. All forms that ask for it share one counter; the tenth wrong one in a row ends
 * the session.
 * @throws HttpError 429 during a wait, 401 after the session was ended.
 */
export async function isOwnPassword(
  context: PasswordContext,
  operation: OperationId,
  password: string,
): Promise<boolean> {
  const { college, person, services, now } = context;
  const key = ownPasswordKey(services.encryption, college.id, person.id);
  const { inARow, hash } = await inCollege(services.db, college.id, (tx) =>
    claimAttempt(tx, key, ownPasswords, now, person.id),
  );
  const isCorrect = await services.passwords.verify(hash, password);
  if (isCorrect) await resetAttempts(key, now).execute(services.db);
  if (isCorrect || inARow < mostInASession) return isCorrect;
  await endGuessing(context, operation);
  throw unauthenticated();
}

/** Returns a 422 error at the field of the current password. */
export const wrongPassword = () => invalid({ current_password: ['The password is incorrect.'] });
