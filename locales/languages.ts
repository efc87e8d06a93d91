import type { Language } from '@school/domain';

/**
 * The languages in the order of the menu: each with its name in the language, and with the tag for numbers and dates. In
 * Arabic the clock has 24 hours, the week starts on Monday and digits are 0–9, as in Chile, where the colleges are. Mexican
 * Spanish has its clock of 12 hours. English is British.
 */
const namesAndTags: Record<Language, readonly [name: string, tag: string]> = {
  es: ['Español', 'es-CL'],
  'es-MX': ['Español (México)', 'es-MX-u-fw-mon'],
  en: ['English', 'en-GB'],
  fr: ['Français', 'fr'],
  de: ['Deutsch', 'de'],
  ar: ['العربية', 'ar-u-fw-mon-hc-h23-nu-latn'],
  'zh-CN': ['简体中文', 'zh-CN-u-fw-mon'],
};

/** The languages in the order of the menu, each with its name in the language. */
export const languages = (Object.keys(namesAndTags) as Language[]).map((locale) => ({
  locale,
  name: namesAndTags[locale][0],
}));

/** Returns the name of a language in that language. */
export const languageName = (locale: Language): string => namesAndTags[locale][0];

/** Returns the tag with which numbers and lists are formatted in a language. */
export const formatTag = (locale: Language): string => namesAndTags[locale][1];

/**
 * Returns the tag with which dates are formatted in a language. The data of Intl for Chile have a clock of 12 hours and
 * months in figures; its schools write “10 sept, 8:00”, as Spain does. The kit's `dateTag` is the same for any tag.
 */
export const formatDateTag = (locale: Language): string => (locale === 'es' ? 'es-ES' : formatTag(locale));
