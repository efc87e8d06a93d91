import type { Language } from '@school/domain';

/** What an e-mail says; `{name}` is the person, `{school}` the school, `{when}` the time of what happened. */
export interface EmailText {
  subject: string;
  /** The paragraph above the button. */
  before: string;
  /** The button's label; it leads to the link of the e-mail. */
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
