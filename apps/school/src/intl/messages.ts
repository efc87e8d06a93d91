import type { Language } from '@school/domain';
import { languages } from '../../../../locales/languages.ts';
export { formatTag, languageName, languages } from '../../../../locales/languages.ts';
export type { MessageId } from '../../../../locales/messageId.ts';

/** A language of the app: those of the contract. */
export type Locale = Language;

/** Default language of an unknown visitor on a host without a school. */
export const defaultLocale: Locale = 'en';

/** Whether a text, such as one from the storage, is a language of the app. */
export const isLocale = (text: unknown): text is Locale => languages.some(({ locale }) => locale === text);
