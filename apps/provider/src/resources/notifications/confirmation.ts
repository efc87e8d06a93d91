import { scopeOf } from '@school/domain';
import type { RawBuilder } from 'kysely';
import type { Early } from '../../plugins/contract/handler.ts';
import { forbidden, invalid, tooMany } from '../../plugins/httpError.ts';
import { type PinCheck, verifyPin } from '../users/pins.ts';

type Confirming = Pick<Early<'createNotification'>, 'person' | 'college' | 'services' | 'now'>;

/** @throws HttpError 422, 429 */
async function checkPin(
  { person, college, services, now }: Confirming,
  pin: string,
  condition?: RawBuilder<boolean>,
): Promise<Extract<PinCheck, { result: 'right' | 'unneeded' }>> {
  const question = { collegeId: college.id, userId: person.id, now, condition };
  const check = await verifyPin(services.db, services.passwords, question, pin);
  if (check.result === 'none')
    throw invalid({ pin: ['You have no PIN yet. Set one in your profile, or ask an administrator.'] });
  if (check.result === 'wrong') throw invalid({ pin: ['The PIN is wrong.'] }, { attempts_left: check.left });
  if (check.result === 'locked') throw tooMany((check.until.getTime() - now.getTime()) / 1000);
  return check;
}

/**
 * Requires the person's own PIN. Counts an attempt.
 * @returns whether the school's real alerts need a second person.
 * @throws HttpError 422 for a wrong PIN, or when the person has none.
 * @throws HttpError 429 after five wrong ones.
 */
export async function requirePin(confirming: Confirming, pin: string): Promise<boolean> {
  const check = await checkPin(confirming, pin);
  return check.result === 'right' && check.approval;
}

/**
 * Requires the person's own PIN if a condition holds; otherwise it neither checks it nor counts an attempt.
 * @returns whether the PIN was confirmed.
 * @throws HttpError as `requirePin`
 */
export async function requirePinIf(
  confirming: Confirming,
  pin: string,
  condition: RawBuilder<boolean>,
): Promise<boolean> {
  return (await checkPin(confirming, pin, condition)).result === 'right';
}

/**
 * Requires the starter's PIN for a real emergency, so that an unattended phone cannot evacuate a school.
 * @returns whether it needs a second person.
 * @throws HttpError 403 for a person who may not start one, without checking the PIN; 422 and 429 as `requirePin`.
 */
export async function confirmEmergency(early: Early<'createNotification'>): Promise<boolean> {
  const { emergency, mode, pin } = early.body;
  if (!emergency || mode === 'drill' || !pin) return false;
  if (scopeOf(early.person, 'emergency.start') === null) throw forbidden();
  return requirePin(early, pin);
}
