import { type OperationId, findScope } from '@school/domain';
import { type RawBuilder, sql } from 'kysely';
import { inCollege } from '../../database/collegeTransaction.ts';
import { appendJournal } from '../../journal/journal.ts';
import { queueAccountEmail } from '../../mail/outbox.ts';
import type { RequestContext } from '../../http/contract/handler.ts';
import { forbidden, invalid, tooMany } from '../../httpError.ts';
import { presentPerson } from '../accounts/accounts.present.ts';
import { type PinCheck, verifyPin } from '../users/pins.ts';
import { isWaiting } from './approval.queries.ts';
import { checkNotification, type ConfirmedEmergency } from './managed.commands.ts';

type Confirming = Pick<
  RequestContext<'createNotification'>,
  'person' | 'college' | 'services' | 'now' | 'source' | 'origin'
>;

/** Records that a person's PIN was locked, and e-mails them: another person may be guessing it. */
async function reportLock(confirming: Confirming, operation: OperationId): Promise<void> {
  const { person, college, services, now, source } = confirming;
  const deferred: RawBuilder<unknown>[] = [];
  const later: (() => void)[] = [];
  const defer = (part: RawBuilder<unknown>) => void deferred.push(part);
  const afterCommit = (work: () => void) => void later.push(work);
  queueAccountEmail({ ...confirming, defer, afterCommit }, 'pinLocked', person);
  const { id, name } = presentPerson(person);
  await inCollege(services.db, college.id, (tx) =>
    appendJournal(tx, {
      actor: { collegeId: college.id, person, operation, source, now },
      changes: [{ subject: { kind: 'user', id, name }, action: 'pin_locked' }],
      deferred,
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
export const confirmApproval = async (context: RequestContext<'approveEmergency'>): Promise<boolean> => {
  const waits = isWaiting(context.path.id, context.now);
  return (await checkPin(context, 'approveEmergency', context.body.pin, waits)).result === 'right';
};

/**
 * Requires the PIN of the person who ends a real emergency, so that an unattended phone cannot send a school back in.
 * @returns whether the PIN was confirmed.
 * @throws HttpError as `confirmApproval`
 */
export async function confirmEnd(context: RequestContext<'endEmergency'>): Promise<boolean> {
  const { path, body } = context;
  if (!body.pin) return false;
  return (await checkPin(context, 'endEmergency', body.pin, isGoingOn(path.id))).result === 'right';
}

/**
 * Requires the starter's PIN for a real emergency, so that an unattended phone cannot evacuate a school. The PIN is checked
 * last: an answer about the rest of the input says nothing about it.
 * @returns undefined if it is not a real emergency or has no PIN.
 * @throws HttpError 403 for a person who may not start one; 422 for input that cannot be sent or a wrong PIN, or when the
 *   person has none; 429 after five wrong ones.
 */
export async function confirmEmergency(
  context: RequestContext<'createNotification'>,
): Promise<ConfirmedEmergency | undefined> {
  const { person, college, services } = context;
  const { emergency, mode, pin } = context.body;
  if (!emergency || mode === 'drill' || !pin) return undefined;
  if (findScope(person, 'emergency.start') === null) throw forbidden();
  const checked = await inCollege(services.db, college.id, (tx) => checkNotification({ ...context, tx }));
  const check = await checkPin(context, 'createNotification', pin);
  return { checked, needsApproval: check.result === 'right' && check.approval };
}
