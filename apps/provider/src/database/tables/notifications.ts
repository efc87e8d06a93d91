import type {
  AffectedPlace,
  AlertKind,
  Audience,
  DeliveryFailure,
  NotificationKind,
  NotificationStatus,
  SafetyState,
} from '@school/domain';
import type { Generated, JSONColumnType } from 'kysely';
import type { Json, OfCollege } from '../columns.ts';

/** Tables of notifications and emergencies, with their recipients, updates and reminders. */
export interface NotificationTables {
  notifications: OfCollege & {
    id: string;
    title: string;
    content: string;
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
    author_id: string;
    search_text: string;
    recipients_count: Generated<number>;
    version: Generated<number>;
    /** The subject of an automatic notification. */
    subject_user_id: string | null;
    created_at: Date;
    updated_at: Date;
  };
  /** A school's own texts; a kind without a row has the standard text. */
  alert_templates: OfCollege & { kind: AlertKind; title: string; content: string; updated_at: Date };
  notification_recipients: OfCollege & {
    notification_id: string;
    user_id: string;
    delivered_at: Date | null;
    seen_at: Date | null;
    response: SafetyState | null;
    responded_at: Date | null;
    responded_by: string | null;
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
