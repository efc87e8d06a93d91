import {
  type AlertKind,
  type AudienceWrite,
  type ManagedNotification,
  type Notification,
  type NotificationKind,
  type NotificationTemplate,
  type NotificationWrite,
  notificationWriteLimits,
} from '@school/domain';
import {
  toAudienceWrite,
  emptyAudience,
  toAudienceValue,
  audienceToWrite,
} from '../../audience/audienceValue.ts';
import type { useAudienceText } from '../../audience/useAudienceText.ts';
import type { ComparedFormFields } from '../../forms/fields.ts';
import {
  toConfirmBy,
  confirmationFields,
  type ConfirmationValues,
  toConfirmationValues,
  noConfirmation,
} from '../receipts/index.ts';
import type { CompleteWrite } from '../../forms/completeWrite.ts';
import { everyone } from './alertAudience.ts';

/** Form values of a notification. */
export type NotificationValues = {
  title: string;
  content: string;
  kind: NotificationKind;
  audience: AudienceWrite;
  emergency: boolean;
  mode: 'real' | 'drill';
  /** Empty until chosen. */
  alertKind: AlertKind | '';
  placeIds: string[];
  when: 'now' | 'later';
  /** An instant with its offset, or empty. */
  scheduledAt: string;
  /** Whether it is e-mailed too. */
  notify: boolean;
  status: 'draft' | 'sent';
} & ConfirmationValues;

/** Values of a new notification. */
export const emptyNotification: NotificationValues = {
  title: '',
  content: '',
  kind: 'general',
  audience: emptyAudience,
  emergency: false,
  mode: 'real',
  alertKind: '',
  placeIds: [],
  when: 'now',
  scheduledAt: '',
  notify: true,
  status: 'sent',
  ...noConfirmation,
};

/** Values of a new alert: a real one for everyone, because in an emergency each choice takes time. */
export const emptyAlert: NotificationValues = { ...emptyNotification, emergency: true, audience: everyone };

/** Converts a saved notification to form values. */
/** Whether the user manages a notification; recipients get it without the fields for it. */
export const isManaged = (notification: Notification): notification is ManagedNotification =>
  'can' in notification;

export const notificationToFormValues = (notification: ManagedNotification): NotificationValues => {
  const { title, content, kind, audience, scheduled_at, notify } = notification;
  return {
    ...emptyNotification,
    title,
    content,
    kind,
    audience: audienceToWrite(audience),
    when: scheduled_at ? 'later' : 'now',
    scheduledAt: scheduled_at ?? '',
    notify,
    ...toConfirmationValues(notification),
  };
};

/** Converts form values to those of a template: what another notification can start with. */
export const toNotificationTemplate = ({
  title,
  content,
  kind,
  audience,
  notify,
}: NotificationValues): NotificationTemplate => ({
  title: title.trim(),
  content: content.trim(),
  kind: kind === 'emergency' ? 'general' : kind,
  audience,
  notify,
});

/** Converts the values of a template to those of a new notification. */
export const notificationFromTemplate = ({
  audience,
  ...template
}: NotificationTemplate): NotificationValues => ({
  ...emptyNotification,
  ...template,
  audience: toAudienceWrite(toAudienceValue(audience)),
});

/** Converts a notification to the values of a new one. A copied emergency is a drill until the person changes that. */
export const copyNotification = (notification: ManagedNotification): NotificationValues => {
  const { emergency, alert_kind, places } = notification;
  return {
    ...notificationFromTemplate(toNotificationTemplate(notificationToFormValues(notification))),
    emergency,
    mode: 'drill',
    alertKind: alert_kind ?? '',
    placeIds: places.map(({ id }) => id),
  };
};

/** Seconds in which the starter of an emergency can take it back. */
const holdSeconds = 5;

/** Converts form values to the request body, without the PIN that confirms it. */
export function toNotificationRequest(values: NotificationValues): CompleteWrite<NotificationWrite> {
  const { title, content, kind, audience, emergency, mode, when, scheduledAt, notify, status } = values;
  const texts = { title: title.trim(), content: content.trim(), audience, pin: undefined };
  if (emergency)
    return {
      ...texts,
      kind: 'emergency',
      emergency,
      mode,
      alert_kind: values.alertKind || null,
      place_ids: values.placeIds,
      hold_seconds: holdSeconds,
      status: 'sent',
      scheduled_at: null,
      notify: undefined,
      confirm_by: undefined,
    };
  return {
    ...texts,
    kind,
    status,
    notify,
    scheduled_at: when === 'later' && scheduledAt ? scheduledAt : null,
    confirm_by: toConfirmBy(values),
    emergency: undefined,
    mode: undefined,
    alert_kind: undefined,
    place_ids: undefined,
    hold_seconds: undefined,
  };
}

/** What the comparison texts of a notification use. */
export type NotificationTools = { audienceText: ReturnType<typeof useAudienceText> };

/** The fields of a notification. */
export const notificationFields = {
  title: {
    label: 'notifications.form.title',
    limit: notificationWriteLimits.title,
    rejected: 'validation.title.required',
    compared: true,
  },
  content: {
    label: 'notifications.form.content',
    limit: notificationWriteLimits.content,
    rejected: 'validation.required',
    compared: true,
  },
  emergency: {},
  mode: { label: 'notifications.form.mode', compared: false },
  alertKind: {
    label: 'notifications.form.alertKind',
    requestField: 'alert_kind',
    rejected: 'notifications.form.alertKindRequired',
    compared: false,
  },
  placeIds: { label: 'notifications.form.places', requestField: 'place_ids', compared: false },
  audience: {
    label: 'notifications.form.audience',
    showsInnerErrors: true,
    rejected: 'notifications.form.noRecipients',
    compared: ({ audience }, { audienceText }) => audienceText(audience),
  },
  kind: { label: 'notifications.form.kind', compared: false },
  when: { label: 'notifications.form.when', compared: false },
  scheduledAt: {
    label: 'notifications.form.scheduledAt',
    requestField: 'scheduled_at',
    rejected: 'notifications.form.timePassed',
    compared: false,
  },
  notify: { label: 'notifications.form.notify', compared: false },
  ...confirmationFields,
  status: {},
} as const satisfies ComparedFormFields<NotificationValues, NotificationTools>;
