import type {
  Audience,
  AuditAction,
  AuditKind,
  BlockDocument,
  EmailFrequency,
  EmailKind,
  Grade,
  Language,
  MessageRetentionPeriod,
  Permission,
  PermissionScope,
  PushKind,
} from '@school/domain';
import type { Generated, Insertable, JSONColumnType, Selectable } from 'kysely';
import type { Day, Json, OfCollege } from './columns.ts';
import type { CalendarTables } from './tables/calendar.ts';
import type { LibraryTables } from './tables/library.ts';
import type { MailTables } from './tables/mail.ts';
import type { MessengerTables } from './tables/messenger.ts';
import type { NotificationTables } from './tables/notifications.ts';
import type { PushTables } from './tables/push.ts';
import type { TemplateTables } from './tables/templates.ts';

interface Category extends OfCollege {
  id: string;
  name: string;
  slug: string;
  parent_id: string | null;
  position: number;
  version: Generated<number>;
}

/** Every table of the migrations, as the queries use it. */
export interface Schema
  extends
    CalendarTables,
    MessengerTables,
    NotificationTables,
    LibraryTables,
    MailTables,
    PushTables,
    TemplateTables {
  colleges: {
    id: string;
    slug: string;
    name: string;
    short_name: string;
    acronym: string;
    address: string | null;
    commune_id: string | null;
    email: string | null;
    phone: string | null;
    phone_extension: string | null;
    app_status_publishing: Generated<number>;
    have_advertising: Generated<boolean>;
    show_onboarding: Generated<boolean>;
    media_folder: string | null;
    image: string | null;
    image_menu: string | null;
    image_splash: string | null;
    theme_color: string;
    corners: Generated<'sharp' | 'soft' | 'round'>;
    language: Generated<Language>;
    languages: Language[];
    timezone: Generated<string>;
    sign_up_open: Generated<boolean>;
    email_defaults: JSONColumnType<Record<EmailKind, EmailFrequency>, string | undefined>;
    /** The kinds that are sent to everyone immediately. */
    email_locked: JSONColumnType<EmailKind[], string | undefined>;
    alert_approval: Generated<boolean>;
    keep_messages: Generated<MessageRetentionPeriod>;
    /** The version that the last removal of the mail settings created. */
    smtp_removed_version: Generated<number>;
    version: Generated<number>;
    created_at: Date;
  };
  college_domains: { domain: string; college_id: string };
  places: OfCollege & {
    id: string;
    name: string;
    code: string;
    main: Generated<boolean>;
    address: string;
    commune_id: string | null;
    lat: number | null;
    lng: number | null;
    timezone: string;
    phone: string | null;
    phone_extension: string | null;
    email: string | null;
    hours: Json<{ weekday: number; opens: string; closes: string }[]>;
    version: Generated<number>;
  };
  grades: OfCollege & {
    id: string;
    code: string;
    name: string;
    level: Grade['level'];
    position: number;
    version: Generated<number>;
  };
  courses: OfCollege & {
    id: string;
    grade_id: string;
    place_id: string | null;
    code: string;
    name: string;
    letter: string;
    version: Generated<number>;
  };
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
    /** Nobody has chosen the password yet: it is random, and a link to choose one was mailed. */
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
  tokens: OfCollege & {
    id: string;
    user_id: string;
    hash: Buffer;
    device_name: string | null;
    browser: string | null;
    system: string | null;
    created_at: Date;
    last_used_at: Date;
    expires_at: Date;
  };
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
  post_categories: Category;
  document_categories: Category;
  posts: OfCollege & {
    id: string;
    title: string;
    category_id: string | null;
    body: Json<BlockDocument>;
    excerpt: string;
    search_text: string;
    audience: Json<Audience>;
    status: 'draft' | 'published' | 'archived';
    published_at: Date | null;
    /** The time of publication is in the future, or has just passed. */
    publication_pending: Generated<boolean>;
    /** Whether its publication is e-mailed. */
    notify: Generated<boolean>;
    author_id: string;
    cover_file: string | null;
    cover_alt: string | null;
    /** The last day for confirmations; null when none are requested. */
    confirm_by: Day | null;
    recipients_count: Generated<number>;
    version: Generated<number>;
    created_at: Date;
    updated_at: Date;
  };
  post_pictures: OfCollege & {
    id: string;
    author_id: string;
    /** The post that refers to it; null before the post is saved. */
    post_id: string | null;
    content: Buffer;
    created_at: Date;
  };
  post_attachments: OfCollege & {
    id: string;
    author_id: string;
    /** The post that refers to it; null before the post is saved. */
    post_id: string | null;
    position: Generated<number>;
    file_id: string;
    file_name: string;
    file_type: string;
    file_size: number;
    file_sha256: string;
    created_at: Date;
  };
  /** Maintained by triggers: number of posts of a stored status with the same author, category and audience. */
  post_counts: OfCollege & {
    status: 'draft' | 'published' | 'archived';
    digest: string;
    author_id: string;
    category_id: string | null;
    audience: Json<Audience>;
    count: number;
  };
  /** Maintained by triggers: search words of posts. */
  post_words: OfCollege & { word: string; post_id: string };
  audit_words: OfCollege & { word: string; entry_id: string };
  post_reads: OfCollege & { post_id: string; user_id: string; read_at: Date; confirmed_at: Date | null };
  idempotency_keys: OfCollege & {
    actor: string;
    key: string;
    fingerprint: Buffer;
    response: Buffer | null;
    created_at: Date;
  };
  visits: OfCollege & { id: string; user_id: string; started_at: Date; seconds: number };
  audit_entries: OfCollege & {
    id: string;
    actor_id: string | null;
    actor_name: string;
    /** The operation of the contract; `action` is its name for readers. */
    operation: string;
    action: AuditAction;
    subject_kind: AuditKind;
    subject_id: string | null;
    subject_name: string;
    /** Both names, for searches. */
    search_text: string;
    before: JSONColumnType<object | null, string | null, string | null>;
    after: JSONColumnType<object | null, string | null, string | null>;
    source: string;
    created_at: Date;
  };
  stream_counters: OfCollege & { last_seq: number };
  stream_events: OfCollege & {
    seq: number;
    kind: string;
    user_ids: string[] | null;
    data: Json<object>;
    created_at: Date;
  };
  sign_in_attempts: {
    key: Buffer;
    consecutive_failures: number;
    daily_failures: number;
    day_ends_at: Date;
    next_attempt_at: Date;
  };
  rate_limits: { key: string; hits: number; ends_at: Date };
}

/** A row as it is read. */
export type Row<T extends keyof Schema> = Selectable<Schema[T]>;
/** A row as it is written. */
export type NewRow<T extends keyof Schema> = Insertable<Schema[T]>;
