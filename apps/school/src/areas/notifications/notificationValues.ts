import type { AudienceWrite, ManagedNotification, NotificationKind, NotificationWrite } from '@school/domain';
import { emptyAudience, writtenOf } from '../../audience/audienceValue.ts';

/** Form values of a notification. */
export type NotificationValues = {
  title: string;
  content: string;
  kind: NotificationKind;
  audience: AudienceWrite;
  emergency: boolean;
  mode: 'real' | 'drill';
  when: 'now' | 'later';
  /** An instant with its offset, or empty. */
  scheduledAt: string;
  status: 'draft' | 'sent';
};

/** Values of a new notification. */
export const emptyNotification: NotificationValues = {
  title: '',
  content: '',
  kind: 'general',
  audience: emptyAudience,
  emergency: false,
  // The default is a drill, so that a trial can't start a real evacuation.
  mode: 'drill',
  when: 'now',
  scheduledAt: '',
  status: 'sent',
};

/** Converts a saved notification to form values. */
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

/** Converts form values to the request body, without the PIN that confirms it. */
export function writeOf(values: NotificationValues): NotificationWrite {
  const { title, content, kind, audience, emergency, mode, when, scheduledAt, status } = values;
  const words = { title: title.trim(), content: content.trim(), audience };
  if (emergency) return { ...words, kind: 'emergency', emergency, mode, status: 'sent', scheduled_at: null };
  return { ...words, kind, status, scheduled_at: when === 'later' && scheduledAt ? scheduledAt : null };
}

/** Maps field names of the API to those of the form. */
export const notificationFieldNames: Record<string, string> = {
  scheduled_at: 'scheduledAt',
};
