import type { Language } from '@school/domain';
export type { MessageId } from '../../../../locales/messageId.ts';

/** A language of the app: those of the contract. */
export type Locale = Language;

/**
 * The languages in the order of the menu: each with its own name, and with the tag for dates and numbers. In Arabic the
 * week starts on Monday and digits are 0–9, as in Chile, where the colleges are. English is British.
 */
const namesAndTags: Record<Locale, readonly [name: string, tag: string]> = {
  es: ['Español', 'es-CL'],
  'es-MX': ['Español (México)', 'es-MX-u-fw-mon'],
  en: ['English', 'en-GB'],
  fr: ['Français', 'fr'],
  de: ['Deutsch', 'de'],
  ar: ['العربية', 'ar-u-fw-mon-nu-latn'],
  'zh-CN': ['简体中文', 'zh-CN-u-fw-mon'],
};

/** The app's languages in the order of the menu, each with its own name. */
export const languages = (Object.keys(namesAndTags) as Locale[]).map((locale) => ({
  locale,
  name: namesAndTags[locale][0],
}));

/** Returns a language's own name. */
export const languageName = (locale: Locale): string => namesAndTags[locale][0];

/** Returns the locale tag for dates and numbers of a language. */
export const formatTag = (locale: Locale): string => namesAndTags[locale][1];

/** Default language of an unknown visitor on a host without a school. */
export const defaultLocale: Locale = 'en';

/** Whether a text, such as one from the storage, is a language of the app. */
export const isLocale = (text: unknown): text is Locale => languages.some(({ locale }) => locale === text);
