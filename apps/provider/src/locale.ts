import type { Language } from '@school/domain';

/** The country of the schools: it decides number formats and the first day of the week in every language. */
const country = 'CL';

/** Returns a school's language with its country; a language with a region is unchanged. */
export function schoolLocale(language: Language): string {
  const { region } = new Intl.Locale(language);
  return region ? language : `${language}-${country}`;
}

type Week = { getWeekInfo?: () => { firstDay: number } };

/** Returns the first day of the week in the schools' country, Sunday as 0. */
export const firstWeekday = (): number =>
  ((new Intl.Locale(`und-${country}`) as unknown as Week).getWeekInfo?.().firstDay ?? 1) % 7;
