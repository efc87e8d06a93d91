import { type OperationId, scopeOf } from '@school/domain';
import { type RawBuilder, sql } from 'kysely';
import { inCollege } from '../../database/collegeTransaction.ts';
import { appendJournal } from '../../journal/journal.ts';
import { queueAccountEmail } from '../../mail/outbox.ts';
import type { Early } from '../../http/contract/handler.ts';
import { forbidden, invalid, tooMany } from '../../httpError.ts';
import { presentPerson } from '../accounts/accounts.present.ts';
import { type PinCheck, verifyPin } from '../users/pins.ts';
import { isWaiting } from './approval.queries.ts';
import { checkNotification, type ConfirmedEmergency } from './managed.commands.ts';

type Confirming = Pick<
  Early<'createNotification'>,
  'person' | 'college' | 'services' | 'now' | 'source' | 'origin'
>;

/** Records that a person's PIN was locked, and e-mails them: another person may be guessing it. */
async function reportLock(confirming: Confirming, operation: OperationId): Promise<void> {
  const { person, college, services, now, source } = confirming;
  const also: RawBuilder<unknown>[] = [];
  const later: (() => void)[] = [];
  const store = (part: RawBuilder<unknown>) => void also.push(part);
  const afterCommit = (work: () => void) => void later.push(work);
  queueAccountEmail({ ...confirming, store, afterCommit }, 'pinLocked', person);
  const { id, name } = presentPerson(person);
  await inCollege(services.db, college.id, (tx) =>
    appendJournal(tx, {
      actor: { collegeId: college.id, person, operation, source, now },
      acts: [{ subject: { kind: 'user', id, name }, action: 'pin_locked' }],
      also,
    }),
  );
  for (const work of later) work();
}

/** @throws HttpError 422, 429 */
async function checkPin(
  confirming: Confirming,
  operation: OperationId,
  pin: string,
  condition?: RawBuilder<boolean>,
): Promise<Extract<PinCheck, { result: 'right' | 'unneeded' }>> {
  const { person, college, services, now } = confirming;
  const question = { collegeId: college.id, userId: person.id, now, condition };
  const check = await verifyPin(services.db, services.passwords, question, pin);
  if (check.result === 'none')
    throw invalid({ pin: ['You have no PIN yet. Set one in your profile, or ask an administrator.'] });
  if (check.result === 'wrong') throw invalid({ pin: ['The PIN is wrong.'] }, { attempts_left: check.left });
  if (check.result === 'locked' && check.isNew) await reportLock(confirming, operation);
  if (check.result === 'locked') throw tooMany((check.until.getTime() - now.getTime()) / 1000);
  return check;
}

/** Whether the notification is a real emergency that goes on. */
const isGoingOn = (id: string) => sql<boolean>`exists (
  select from notifications where id = ${id} and emergency and mode = 'real' and status = 'sent' and closed_at is null)`;

/**
 * Requires the approver's PIN if the emergency waits for approval.
 * @returns whether the PIN was confirmed.
 * @throws HttpError 422 for a wrong PIN, or when the person has none; 429 after five wrong ones.
 */
export const confirmApproval = async (early: Early<'approveEmergency'>): Promise<boolean> => {
  const waits = isWaiting(early.path.id, early.now);
  return (await checkPin(early, 'approveEmergency', early.body.pin, waits)).result === 'right';
};

/**
 * Requires the PIN of the person who ends a real emergency, so that an unattended phone cannot send a school back in.
 * @returns whether the PIN was confirmed.
 * @throws HttpError as `confirmApproval`
 */
export async function confirmEnd(early: Early<'endEmergency'>): Promise<boolean> {
  const { path, body } = early;
  if (!body.pin) return false;
  return (await checkPin(early, 'endEmergency', body.pin, isGoingOn(path.id))).result === 'right';
}

/**
 * Requires the starter's PIN for a real emergency, so that an unattended phone cannot evacuate a school. The PIN is checked
 * last: an answer about the rest of the input says nothing about it.
 * @returns undefined if it is not a real emergency or has no PIN.
 * @throws HttpError 403 for a person who may not start one; 422 for input that cannot be sent or a wrong PIN, or when the
 *   person has none; 429 after five wrong ones.
 */
export async function confirmEmergency(
  early: Early<'createNotification'>,
): Promise<ConfirmedEmergency | undefined> {
  const { person, college, services } = early;
  const { emergency, mode, pin } = early.body;
  if (!emergency || mode === 'drill' || !pin) return undefined;
  if (scopeOf(person, 'emergency.start') === null) throw forbidden();
  const checked = await inCollege(services.db, college.id, (tx) => checkNotification({ ...early, tx }));
  const check = await checkPin(early, 'createNotification', pin);
  return { checked, needsApproval: check.result === 'right' && check.approval };
}
