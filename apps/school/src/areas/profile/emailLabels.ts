import type { EmailFrequency, EmailKind } from '@school/domain';
import type { MessageId } from '../../intl/messages.ts';

/** The message of each kind of e-mail. */
export const emailKindLabels = {
  notifications: 'notifications.title',
  posts: 'posts.title',
  events: 'events.title',
  requests: 'profile.preferences.emails.requests',
  messages: 'messenger.title',
} as const satisfies Record<EmailKind, MessageId>;

/** How often e-mails of a kind are sent, in the order of the choice. */
export const emailFrequencies = [
  'immediately',
  'daily',
  'weekly',
  'app_only',
] as const satisfies readonly EmailFrequency[];
