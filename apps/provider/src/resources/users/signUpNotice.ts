import { fullName, type Language } from '@school/domain';
import { oneLine } from '../../mail/oneLine.ts';
import { fillText, isolateValues } from '../../messages.ts';
import { texts } from '../../texts.ts';

interface Applicant {
  name: string;
  first_lastname: string | null;
  second_lastname: string | null;
  email: string;
}

/**
 * Returns the notification about sign-ups for approvers, in the college's language.
 * @param applicant The newest.
 * @param count How many wait for approval; 1 for a notice about this one alone.
 */
export function signUpNotice(
  language: Language,
  applicant: Applicant,
  count: number,
): { title: string; content: string } {
  const { title, content } = texts[language][count > 1 ? 'signUpsNotice' : 'signUpNotice'];
  // Limits the name, because a notification's title has at most 120 characters.
  const values = {
    name: oneLine(fullName(applicant)).slice(0, 80),
    email: applicant.email,
    count: String(count),
  };
  const fill = (text: string) => fillText(language, text, isolateValues(values, language));
  return { title: fill(title), content: fill(content) };
}
