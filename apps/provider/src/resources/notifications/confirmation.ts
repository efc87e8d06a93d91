import { scopeOf } from '@school/domain';
import type { Early } from '../../plugins/contract/handler.ts';
import { forbidden, invalid, tooMany } from '../../plugins/httpError.ts';
import { verifyPin } from '../users/pins.ts';

/**
 * Requires the starter's PIN for a real emergency, so that an unattended phone cannot evacuate a school.
 * @throws HttpError 403 for a person who may not start one, without checking the PIN.
 * @throws HttpError 422 for a wrong PIN, or when the person has none.
 * @throws HttpError 429 after five wrong ones.
 */
export async function confirmEmergency({
  person,
  body,
  college,
  services,
  now,
}: Early<'createNotification'>): Promise<void> {
  const { emergency, mode, pin } = body;
  if (!emergency || mode === 'drill' || !pin) return;
  if (scopeOf(person, 'emergency.start') === null) throw forbidden();
  const question = { collegeId: college.id, userId: person.id, now };
  const check = await verifyPin(services.db, services.passwords, question, pin);
  if (check.result === 'none')
    throw invalid({ pin: ['You have no PIN yet. Whoever administers users can give you one.'] });
  if (check.result === 'wrong') throw invalid({ pin: [`The PIN is wrong. Tries left: ${check.left}.`] });
  if (check.result === 'locked') throw tooMany((check.until.getTime() - now.getTime()) / 1000);
}
