import { defaultLocale, languages, type Locale } from './messages.ts';

const primary = (tag: string) => tag.split('-')[0];

/** Returns the app's language for a BCP 47 tag: the same tag, else the first with the same primary subtag. */
const nearestLocale = (tag: string | undefined): Locale | undefined =>
  (
    languages.find(({ locale }) => locale === tag) ??
    languages.find(({ locale }) => tag && primary(locale) === primary(tag))
  )?.locale;

/**
 * Returns the language of a visit without a stored choice.
 *
 * @param served `lang` of the served page: the college's default language. Empty if the page is hosted separately from the
 * API.
 * @param tenant Language of the bundled tenant of this host.
 * @param preferred The browser's languages, best first.
 */
export const firstLocale = (
  served: string,
  tenant: Locale | undefined,
  preferred: readonly string[],
): Locale =>
  [served, tenant, ...preferred].map(nearestLocale).find((locale) => locale !== undefined) ?? defaultLocale;
