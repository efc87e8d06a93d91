import type source from '../../../../locales/en.json';

/** Every sentence of the app by its name; English is the source, so a name that it lacks doesn't compile. */
export type MessageId = keyof typeof source;

/** The languages that the app is written in, in the order of the menu, each named in itself. */
export const languages = [
  { locale: 'es', name: 'Español' },
  { locale: 'es-MX', name: 'Español (México)' },
  { locale: 'en', name: 'English' },
  { locale: 'fr', name: 'Français' },
  { locale: 'de', name: 'Deutsch' },
  { locale: 'ar', name: 'العربية' },
  { locale: 'zh-CN', name: '简体中文' },
] as const;

/** A language that the app is written in. */
export type Locale = (typeof languages)[number]['locale'];

/** The language of a visitor of whom nothing is known, at a host that belongs to no school. */
export const defaultLocale: Locale = 'en';

/** Whether a text, from storage say, names a language that the app is written in. */
export const isLocale = (text: unknown): text is Locale => languages.some(({ locale }) => locale === text);
