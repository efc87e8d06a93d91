import type { AlertKind } from '@school/domain';
import type { EmailJob } from './mail/outbox.ts';

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

/** The column headings of the exported statistics. */
interface StatisticsTexts {
  posts: [title: string, category: string, published: string, reads: string, recipients: string];
  documents: [title: string, category: string, file: string, downloads: string, people: string];
  entries: [weekday: string, hour: string, entries: string, seconds: string];
  reach: [what: string, reached: string, total: string];
  /** The labels of the three lines of `reach`. */
  people: string;
  news: string;
  notifications: string;
  /** The file name of each table, as the app calls the table. */
  files: Record<'posts' | 'documents' | 'entries' | 'reach', string>;
}

/** The provider's texts in one language, a file each in `texts/`. */
export interface ProviderTexts {
  /** The first line of every e-mail. */
  greeting: string;
  /** By kind; `smtpTest` is the e-mail with which an administrator tests the delivery. */
  emails: Record<EmailJob['kind'] | 'smtpTest', EmailText>;
  /** The notification for approvers about a sign-up, by `{name}` and `{email}`. */
  signUpNotice: { title: string; content: string };
  /** The prepared texts of alerts, with the placeholders of `fillAlertTemplate`. */
  alerts: Record<AlertKind, { title: string; content: string }>;
  statistics: StatisticsTexts;
}
