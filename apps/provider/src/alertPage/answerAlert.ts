import { acknowledgementLimits, type SafetyState } from '@school/domain';
import type { CollegeTransaction } from '../database/collegeTransaction.ts';
import type { AuditedChange } from '../journal/auditedChange.ts';
import type { SchoolEvent } from '../journal/events.ts';
import { appendJournal } from '../journal/journal.ts';
import { personById } from '../security/auth.ts';
import { cleaned } from '../http/contract/input.ts';
import { invalid, notFound } from '../httpError.ts';
import { acknowledge } from '../resources/notifications/emergencies.commands.ts';

/** An answer as the form of the page sends it. */
export interface SentAnswer {
  state: SafetyState | 'seen';
  /** Texts of a request for help; an absent one keeps the stored one. */
  location?: string;
  note?: string;
  seconds_ago: number;
}

const states = ['safe', 'needs_help', 'seen'] as const;
const helpTexts = ['location', 'note'] as const;

/**
 * Reads an answer from the body of a form.
 * @throws HttpError 422 for an unknown answer, a text that is too long, or a time out of range.
 */
export function readAnswer(body: string): SentAnswer {
  const fields = cleaned(Object.fromEntries(new URLSearchParams(body))) as Record<string, string>;
  const { seconds_ago = '0' } = fields;
  const state = states.find((one) => one === fields.state);
  if (!state) throw invalid({ state: ['The selected state is invalid.'] });
  if (!/^\d{1,6}$/.test(seconds_ago) || Number(seconds_ago) > acknowledgementLimits.seconds_ago)
    throw invalid({ seconds_ago: ['The seconds ago field is out of range.'] });
  const texts: Pick<SentAnswer, (typeof helpTexts)[number]> = {};
  for (const name of helpTexts) {
    const text = fields[name];
    if (text === undefined) continue;
    if ([...text].length > acknowledgementLimits[name])
      throw invalid({ [name]: [`The ${name} field is too long.`] });
    texts[name] = text;
  }
  return { state, seconds_ago: Number(seconds_ago), ...texts };
}

/** Stores an answer of a link's person as the API does: same rules, same event for the board. */
export async function storeAnswer(
  tx: CollegeTransaction,
  target: { collegeId: string; notificationId: string; userId: string },
  answer: SentAnswer,
  { now, source }: { now: Date; source: string },
): Promise<void> {
  const { collegeId, notificationId, userId } = target;
  const person = await personById(tx, userId);
  if (!person) throw notFound();
  const changes: AuditedChange[] = [];
  const events: SchoolEvent[] = [];
  await acknowledge({
    tx,
    person,
    path: { id: notificationId },
    body: answer,
    now,
    audit: (change) => void changes.push(change),
    publish: (event) => void events.push(event),
  });
  const actor = { collegeId, person, operation: 'acknowledgeNotification' as const, source, now };
  await appendJournal(tx, { actor, changes, events });
}
