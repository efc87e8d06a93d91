import type { Language } from '@school/domain';
import { formatDateTag } from '../../../locales/languages.ts';

/**
 * Returns a format for a date with its time in a time zone: "1 September 2026 at 13:05". Corrects the Spanish article, which is
 * singular at one o'clock and plural in the data of Intl, and ends a German time with “Uhr”, as sentences do.
 */
export function longMoment(language: Language, timeZone: string): (date: Date) => string {
  const format = new Intl.DateTimeFormat(formatDateTag(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });
  return (date) => {
    const text = format.format(date);
    if (language === 'de') return `${text}\u00a0Uhr`;
    return language.startsWith('es') ? text.replace(/ a las (?=0?1:)/, ' a la ') : text;
  };
}
