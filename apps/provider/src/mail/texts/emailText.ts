import type { Language } from '@school/domain';

/** The texts of an e-mail; `{name}` is the person, `{school}` the school, `{when}` the time of the event. */
export interface EmailText {
  subject: string;
  /** The paragraph above the button. */
  before: string;
  /** The label of the button with the e-mail's link. */
  action?: string;
  /** The paragraph below it. */
  after?: string;
}

export type EmailTexts = Record<Language, EmailText>;

/** The first line of every e-mail. */
export const greetings: Record<Language, string> = {
  en: 'Hello {name},',
  es: 'Hola, {name}:',
  'es-MX': 'Hola, {name}:',
  fr: 'Bonjour {name},',
  'zh-CN': '{name}，您好：',
  ar: 'مرحبًا {name}،',
  de: 'Hallo {name},',
};
