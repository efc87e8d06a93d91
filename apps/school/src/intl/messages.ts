import type source from '../../../../locales/en.json';

/** Ids of the app's messages; English is the source, so an id that it lacks doesn't compile. */
export type MessageId = keyof typeof source;

/** The app's languages in the order of the menu, each with its own name. */
export const languages = [
  { locale: 'es', name: 'Español' },
  { locale: 'es-MX', name: 'Español (México)' },
  { locale: 'en', name: 'English' },
  { locale: 'fr', name: 'Français' },
  { locale: 'de', name: 'Deutsch' },
  { locale: 'ar', name: 'العربية' },
  { locale: 'zh-CN', name: '简体中文' },
] as const;

/** A language of the app. */
export type Locale = (typeof languages)[number]['locale'];

/** Default language of an unknown visitor on a host without a school. */
export const defaultLocale: Locale = 'en';

/** Whether a text, such as one from the storage, is a language of the app. */
export const isLocale = (text: unknown): text is Locale => languages.some(({ locale }) => locale === text);
