import type { AlertKind, EmailKind } from '@school/domain';
import type { EmailJob } from './mail/outbox.ts';

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
}

/** The messages of notifications; each one of a drill says that it is one. */
export type NotificationEmail =
  | 'notification'
  | 'emergencyStarted'
  | 'emergencyReminded'
  | 'emergencyUpdated'
  | 'emergencyEnded'
  | 'drillStarted'
  | 'drillReminded'
  | 'drillUpdated'
  | 'drillEnded';

/** The e-mails about posts, events and unread messages, and the digest. */
export type MessageEmail = 'post' | 'eventMoved' | 'eventCancelled' | 'eventDeleted' | 'messages' | 'digest';

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

/** The texts of the page that the e-mail of an alert opens; those that the app shows too are in its catalogue. */
interface AlertPageTexts {
  alertEnded: string;
  drillEnded: string;
  /** In place of the answers after the end. */
  noAnswers: string;
  /** Before the school's phone number. */
  call: string;
  openApp: string;
  offline: string;
  /** On the notification of an alert, when an answer could not be sent. */
  notSent: string;
  /** The server did not accept an answer. */
  rejected: string;
  unknown: { title: string; body: string };
  expired: { title: string; body: string };
}

/** The texts of the page that stops e-mails; `lockedTitle` where the school sends them to everyone. */
interface UnsubscribePageTexts {
  title: string;
  willStop: string;
  stop: string;
  stoppedTitle: string;
  stopped: string;
  lockedTitle: string;
  stillInApp: string;
  unknown: { title: string; body: string };
}

/** The provider's texts in one language, a file each in `texts/`. */
export interface ProviderTexts {
  /** The first line of every e-mail. */
  greeting: string;
  notificationEmails: Record<NotificationEmail, EmailText>;
  /** The label of the link to the person's preferences. */
  chooseEmails: string;
  messageEmails: Record<MessageEmail, EmailText>;
  /** The lines of a moved event; `{when}` is its time and place. */
  eventTimes: { now: string; before: string };
  digest: {
    headings: Record<EmailKind, string>;
    /** What happened to an event. */
    eventLabels: Record<'moved' | 'cancelled' | 'deleted', string>;
  };
  /**
   * By kind; `signUpTaken` answers a sign-up with the address of an account, `smtpTest` is the e-mail with which an
   * administrator tests the delivery.
   */
  emails: Record<EmailJob['kind'] | 'signUpTaken' | 'smtpTest', EmailText>;
  /** The notification for approvers about a sign-up, by `{name}` and `{email}`. */
  signUpNotice: { title: string; content: string };
  /** The same about several, by `{count}`, and `{name}` and `{email}` of the newest. */
  signUpsNotice: { title: string; content: string };
  /** The notification to people who have not seen or confirmed a record, by `{title}` and `{date}`, the last day. */
  reminders: Record<'title' | 'unread' | 'confirm' | 'overdue', string>;
  /** The prepared texts of alerts, with the placeholders of `fillAlertTemplate`. */
  alerts: Record<AlertKind, { title: string; content: string }>;
  /** The notification for those who may approve a real alert, by `{name}` and `{title}`. */
  approvalNotice: { title: string; content: string };
  /** The notification to an alert's author when it could not be sent in time, with `{title}`. */
  tooLateNotice: { title: string; content: string };
  alertPage: AlertPageTexts;
  unsubscribePage: UnsubscribePageTexts;
  statistics: StatisticsTexts;
}

/** The texts of a regional variant that differ from those of its base; lists as a whole. */
export type TextChanges<Texts = ProviderTexts> = {
  [Key in keyof Texts]?: Texts[Key] extends string | readonly string[] | undefined
    ? Texts[Key]
    : TextChanges<Texts[Key]>;
};
