import { defaultLocale, languages, type Locale } from './messages.ts';

const primary = (tag: string) => tag.split('-')[0];

/** The app's language for a BCP 47 tag: the same tag, else the first with the same primary subtag. */
const nearestLocale = (tag: string | undefined): Locale | undefined =>
  (
    languages.find(({ locale }) => locale === tag) ??
    languages.find(({ locale }) => tag && primary(locale) === primary(tag))
  )?.locale;

/**
 * The language of a visit on which no language was ever chosen.
 *
 * @param served `lang` of the page as it was served: the college's default language. Empty where the page is hosted apart
 *   from the provider.
 * @param tenant Language of the bundled tenant of this host.
 * @param preferred The browser's languages, best first.
 */
export const firstLocale = (
  served: string,
  tenant: Locale | undefined,
  preferred: readonly string[],
): Locale =>
  [served, tenant, ...preferred].map(nearestLocale).find((locale) => locale !== undefined) ?? defaultLocale;
