import type { AudienceWrite, ManagedNotification, NotificationKind, NotificationWrite } from '@school/domain';
import { nobody, writtenOf } from '../audience/audienceValue.ts';

/** What is written of a notification, as its form holds it. */
export type NotificationValues = {
  title: string;
  content: string;
  kind: NotificationKind;
  audience: AudienceWrite;
  emergency: boolean;
  mode: 'real' | 'drill';
  when: 'now' | 'later';
  /** An instant with its offset, or nothing. */
  scheduledAt: string;
  status: 'draft' | 'sent';
};

/** A notification that nobody has begun. */
export const emptyNotification: NotificationValues = {
  title: '',
  content: '',
  kind: 'general',
  audience: nobody,
  emergency: false,
  // Whoever only wants to try must not empty a school.
  mode: 'drill',
  when: 'now',
  scheduledAt: '',
  status: 'sent',
};

/** The form of one that has been saved before. */
export const valuesOf = (notification: ManagedNotification): NotificationValues => {
  const { title, content, kind, audience, scheduled_at } = notification;
  return {
    ...emptyNotification,
    title,
    content,
    kind,
    audience: writtenOf(audience),
    when: scheduled_at ? 'later' : 'now',
    scheduledAt: scheduled_at ?? '',
  };
};

/** The notification as the provider takes it, without the PIN that confirms it. */
export function writeOf(values: NotificationValues): NotificationWrite {
  const { title, content, kind, audience, emergency, mode, when, scheduledAt, status } = values;
  const words = { title: title.trim(), content: content.trim(), audience };
  if (emergency) return { ...words, kind: 'emergency', emergency, mode, status: 'sent', scheduled_at: null };
  return { ...words, kind, status, scheduled_at: when === 'later' && scheduledAt ? scheduledAt : null };
}

/** The provider's names of fields → the form's. */
export const notificationFieldNames: Record<string, string> = {
  scheduled_at: 'scheduledAt',
};
