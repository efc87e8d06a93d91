import type { Language } from '@school/domain';
import { localDay } from '../../calendar/zone.ts';
import { oneLine } from '../../mail/oneLine.ts';
import { formatDateTag } from '../../../../../locales/languages.ts';
import { fillText, isolateValues } from '../../messages.ts';
import { texts } from '../../texts.ts';
import type { ReceiptSubject } from './subject.ts';

/** A notification's title has at most 120 characters. */
const mostOfTitle = 90;

const dateIn = (language: Language, day: string) =>
  new Intl.DateTimeFormat(formatDateTag(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** Returns the text of a reminder about a record. */
export function reminderText(
  { language, timezone }: { language: Language; timezone: string },
  { title, confirm_by }: Pick<ReceiptSubject, 'title' | 'confirm_by'>,
  now: Date,
): { title: string; content: string } {
  const { reminders } = texts[language];
  const isOverdue = confirm_by !== null && confirm_by < localDay(timezone, now);
  const content = confirm_by === null ? reminders.unread : isOverdue ? reminders.overdue : reminders.confirm;
  const line = oneLine(title);
  const short = [...line].length > mostOfTitle ? `${[...line].slice(0, mostOfTitle - 1).join('')}…` : line;
  const date = confirm_by === null ? '' : dateIn(language, confirm_by);
  const fill = (text: string, name: string) =>
    fillText(language, text, isolateValues({ title: name, date }, language));
  return { title: fill(reminders.title, short), content: fill(content, line) };
}
