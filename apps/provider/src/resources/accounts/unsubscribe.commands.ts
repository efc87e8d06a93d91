import { fullName } from '@school/domain';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import { appendJournal } from '../../journal/journal.ts';
import type { Unsubscription } from '../../mail/unsubscribeToken.ts';
import { findPreferences, stopEmails } from './preferences.queries.ts';

interface Request {
  collegeId: string;
  source: string;
  now: Date;
}

/**
 * Switches off the kinds of e-mails of a link, and audits it as a change by its person.
 * @returns whether they had not stopped before; undefined when the person does not exist.
 */
export async function unsubscribe(
  tx: CollegeTransaction,
  { userId, kinds }: Unsubscription,
  { collegeId, source, now }: Request,
): Promise<boolean | undefined> {
  const key = { college_id: collegeId, id: userId };
  const person = await stopEmails(tx, key, kinds);
  if (!person) return (await findPreferences(tx, key)) && false;
  const after = Object.fromEntries(kinds.map((kind) => [`email_${kind}`, 'app_only']));
  await appendJournal(tx, {
    actor: { collegeId, person, operation: 'unsubscribeFromEmails', source, now },
    changes: [
      { subject: { kind: 'user', id: userId, name: fullName(person) }, action: 'unsubscribed', after },
    ],
  });
  return true;
}
