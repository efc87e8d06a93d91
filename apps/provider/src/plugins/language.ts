import type { Language } from '@school/domain';

const languages: readonly Language[] = ['en', 'es', 'es-MX', 'fr', 'zh-CN', 'ar', 'de'];

const primary = (tag: string) => tag.split('-')[0]!.toLowerCase();

function weighed(part: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = part.split(';').map((one) => one.trim());
  const quality = parameters.find((one) => one.startsWith('q='));
  return { tag: tag.toLowerCase(), weight: quality ? Number(quality.slice(2)) || 0 : 1 };
}

/** The reader's language of those that there are (`Accept-Language`, RFC 9110 §12.5.4), else the one of the school. */
export function languageOf(header: string | undefined, own: Language): Language {
  const wanted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map(weighed)
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const { tag } of wanted) {
    const exact = languages.find((language) => language.toLowerCase() === tag);
    // `es-CL` is Spanish, and `zh` the Chinese that there is.
    const near = languages.find((language) => primary(language) === primary(tag));
    if (exact ?? near) return (exact ?? near)!;
  }
  return own;
}

/** The country of the schools: it decides how numbers are written and what a week begins with, whatever is spoken. */
const country = 'CL';

/** A school's language as it is written in its country; one that names a country itself is kept. */
export function schoolLocale(language: Language): string {
  const { region } = new Intl.Locale(language);
  return region ? language : `${language}-${country}`;
}

type Week = { getWeekInfo?: () => { firstDay: number } };

/** The day that a week begins with in the schools' country, Sunday as 0. */
export const firstWeekday = (): number =>
  ((new Intl.Locale(`und-${country}`) as unknown as Week).getWeekInfo?.().firstDay ?? 1) % 7;
