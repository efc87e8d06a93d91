import type {
  AffectedPlace,
  AlertApprovalState,
  AlertKind,
  AlertTranslation,
  Audience,
  DeliveryFailure,
  Language,
  NotificationKind,
  NotificationStatus,
  SafetyState,
} from '@school/domain';
import type { Generated, JSONColumnType } from 'kysely';
import type { Day, Json, OfCollege } from '../columns.ts';

/** Tables of notifications and emergencies, with their recipients, updates and reminders. */
export interface NotificationTables {
  notifications: OfCollege & {
    id: string;
    title: string;
    content: string;
    /** The prepared text of an alert in other languages, as it was sent. */
    translations: JSONColumnType<AlertTranslation[], string | undefined>;
    audience: Json<Audience>;
    emergency: Generated<boolean>;
    mode: 'real' | 'drill';
    kind: NotificationKind;
    alert_kind: AlertKind | null;
    places: JSONColumnType<AffectedPlace[], string | undefined>;
    status: NotificationStatus;
    scheduled_at: Date | null;
    sent_at: Date | null;
    closed_at: Date | null;
    reminded_at: Date | null;
    /** The last day for confirmations; null when none are requested. */
    confirm_by: Day | null;
    /** The request for a second person; null where none was made. */
    approval_state: AlertApprovalState | null;
    approval_expires_at: Date | null;
    approval_decided_by: string | null;
    approval_decided_at: Date | null;
    approval_reason: string | null;
    author_id: string;
    search_text: string;
    recipients_count: Generated<number>;
    /** Whether it is e-mailed too; an emergency always is. */
    notify: Generated<boolean>;
    version: Generated<number>;
    /** The subject of an automatic notification. */
    subject_user_id: string | null;
    /** The subject of a reminder. */
    subject_post_id: string | null;
    subject_event_id: string | null;
    subject_notification_id: string | null;
    created_at: Date;
    updated_at: Date;
  };
  /** A school's own texts of alerts; see `alertTemplateIn` for a kind without a row in a language. */
  alert_texts: OfCollege & {
    kind: AlertKind;
    language: Language;
    title: string;
    content: string;
    updated_at: Date;
  };
  notification_recipients: OfCollege & {
    notification_id: string;
    user_id: string;
    delivered_at: Date | null;
    seen_at: Date | null;
    /** Whether the person has yet to read that the emergency ended. */
    end_unread: Generated<boolean>;
    confirmed_at: Date | null;
    response: SafetyState | null;
    responded_at: Date | null;
    /** When the answer was received; null unless that was after the end of the emergency. */
    received_at: Date | null;
    responded_by: string | null;
    response_location: string | null;
    response_note: string | null;
    failure: DeliveryFailure | null;
  };
  notification_reminders: OfCollege & {
    id: string;
    notification_id: string;
    author_id: string;
    recipients_count: number;
    created_at: Date;
  };
  notification_updates: OfCollege & {
    id: string;
    notification_id: string;
    content: string;
    all_clear: boolean;
    author_id: string;
    created_at: Date;
  };
}
