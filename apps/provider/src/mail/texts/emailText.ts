import type { Language } from '@school/domain';

/**
 * The texts of an e-mail; `{name}` is the person, `{school}` the school, `{when}` the time of the event, `{title}` the
 * notification.
 */
export interface EmailText {
  subject: string;
  /** The line in colour above all others. */
  banner?: string;
  /** The paragraph above the message or the button; may be empty. */
  before: string;
  /** The label of the button with the e-mail's link. */
  action?: string;
  /** The paragraph below it. */
  after?: string;
  /** The label of the link to the person's preferences. */
  footer?: string;
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
