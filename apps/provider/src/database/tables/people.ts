import type {
  EmailFrequency,
  EmailKind,
  Language,
  Permission,
  PermissionScope,
  PushKind,
} from '@school/domain';
import type { Generated, JSONColumnType } from 'kysely';
import type { Day, OfCollege } from '../columns.ts';

/** People, their roles and their accounts. */
export interface PeopleTables {
  roles: OfCollege & {
    id: string;
    slug: string;
    name: string;
    position: number;
    version: Generated<number>;
  };
  role_permissions: OfCollege & { role_id: string; permission: Permission; scope: PermissionScope };
  users: OfCollege & {
    id: string;
    name: string;
    first_lastname: string | null;
    second_lastname: string | null;
    email: string;
    rut_number: number | null;
    rut_digit: string | null;
    passport: string | null;
    phone: string | null;
    birthdate: Day | null;
    position: string | null;
    avatar_id: string | null;
    password_hash: string;
    pin_hash: string | null;
    status: 'active' | 'pending' | 'suspended';
    /** The person has not chosen a password yet: it is random, and a link to choose one was mailed. */
    awaits_password: Generated<boolean>;
    offers: Generated<boolean>;
    /** The result of `personSearchText`; must be written together with the names. */
    search_text: string;
    version: Generated<number>;
    failed_pin_attempts: Generated<number>;
    pin_locked_until: Date | null;
    /** Signed up, but the administrators have not been notified yet. */
    sign_up_notification_pending: Generated<boolean>;
    last_sign_in_at: Date | null;
    introduction_seen: Generated<boolean>;
    /** The language of the person's emails; null means the school's. */
    language: Language | null;
    /** The person's own choices; a kind without one has the school's default. */
    email_choices: JSONColumnType<Partial<Record<EmailKind, EmailFrequency>>, string | undefined>;
    /** The person's own choices; a kind without one is sent. */
    push_choices: JSONColumnType<Partial<Record<PushKind, boolean>>, string | undefined>;
    /** `HH:MM:SS` in the school's time zone; both or none. */
    quiet_from: string | null;
    quiet_to: string | null;
    created_at: Date;
    updated_at: Date;
  };
  user_roles: OfCollege & { user_id: string; role_id: string };
  user_scopes: OfCollege & { user_id: string; kind: 'course' | 'grade' | 'place'; target_id: string };
  avatars: OfCollege & { id: string; user_id: string; content: Buffer; created_at: Date };
  password_resets: OfCollege & { user_id: string; hash: Buffer; expires_at: Date };
  /** Sign-ups with an address that is not confirmed yet. */
  sign_ups: OfCollege & {
    hash: Buffer;
    name: string;
    first_lastname: string | null;
    second_lastname: string | null;
    email: string;
    password_hash: string;
    offers: boolean;
    expires_at: Date;
  };
  visits: OfCollege & { id: string; user_id: string; started_at: Date; seconds: number };
}
