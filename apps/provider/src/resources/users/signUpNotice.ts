import { directionOf, fullName, type Language } from '@school/domain';
import { oneLine } from '../../mail/oneLine.ts';
import { texts } from '../../texts.ts';

interface Applicant {
  name: string;
  first_lastname: string | null;
  second_lastname: string | null;
  email: string;
}

/** Returns the notification about a sign-up for approvers, in the college's language. */
export function signUpNotice(language: Language, applicant: Applicant): { title: string; content: string } {
  const { title, content } = texts[language].signUpNotice;
  // Limits the name, because a notification's title has at most 120 characters.
  const values = { name: oneLine(fullName(applicant)).slice(0, 80), email: applicant.email };
  // Isolates Latin names, which would reorder a sentence of the other direction.
  const inserted = (value: string) => (directionOf(language) === 'rtl' ? `\u2068${value}\u2069` : value);
  const fill = (text: string) =>
    text.replaceAll(/\{(name|email)\}/g, (_, key: keyof typeof values) => inserted(values[key]));
  return { title: fill(title), content: fill(content) };
}
