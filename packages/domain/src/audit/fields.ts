import type { AuditEntry } from '../generated/types.gen.ts';

/** The message of each field; fields with the same meaning share one. */
const labels = {
  name: 'categories.name',
  first_lastname: 'users.form.firstLastname',
  second_lastname: 'users.form.secondLastname',
  email: 'users.form.email',
  emails: 'users.form.email',
  rut: 'users.form.rut',
  passport: 'users.form.passport',
  phone: 'users.form.phone',
  phones: 'users.form.phone',
  phone_extension: 'phones.extension',
  birthdate: 'users.form.birthdate',
  position: 'users.form.position',
  status: 'posts.columns.status',
  roles: 'users.form.roles',
  place_ids: 'users.form.places',
  places: 'users.form.places',
  place_id: 'users.filter.place',
  grade_ids: 'users.form.grades',
  course_ids: 'users.form.courses',
  has_pin: 'users.pin.label',
  permissions: 'roles.permissions',
  title: 'posts.form.title',
  content: 'posts.form.content',
  body: 'posts.form.content',
  category: 'posts.filter.category',
  category_id: 'posts.filter.category',
  audience: 'posts.form.audience',
  published_at: 'posts.columns.published',
  confirm_by: 'receipts.confirmBy',
  attachments: 'posts.attachments',
  timezone: 'places.form.timezone',
  user_id: 'user.title',
  emergency: 'contacts.emergency',
  alert_kind: 'audit.field.alertKind',
  notify: 'audit.field.notify',
  email_notifications: 'audit.field.emailNotifications',
  email_posts: 'audit.field.emailPosts',
  email_events: 'audit.field.emailEvents',
  email_requests: 'audit.field.emailRequests',
  email_messages: 'audit.field.emailMessages',
  messages_blocked: 'audit.field.messagesBlocked',
  mode: 'audit.field.mode',
  state: 'audit.field.state',
  location: 'board.location',
  note: 'board.note',
  responded_at: 'board.answeredAt',
  received_at: 'board.received',
  all_clear: 'audit.field.allClear',
  description: 'audit.field.description',
  address: 'audit.field.address',
  commune: 'audit.field.commune',
  commune_id: 'audit.field.commune',
  starts_at: 'audit.field.starts',
  ends_at: 'audit.field.ends',
  first_day: 'audit.field.firstDay',
  last_day: 'audit.field.lastDay',
  sync_enabled: 'audit.field.syncEnabled',
  short_name: 'audit.field.shortName',
  acronym: 'audit.field.acronym',
  image: 'audit.field.image',
  image_menu: 'audit.field.imageMenu',
  image_splash: 'audit.field.imageSplash',
  have_advertising: 'audit.field.haveAdvertising',
  show_onboarding: 'audit.field.showOnboarding',
  app_status_publishing: 'audit.field.appStatus',
  theme_color: 'audit.field.themeColor',
  corners: 'audit.field.corners',
  language: 'audit.field.language',
  languages: 'audit.field.languages',
  sign_up_open: 'audit.field.signUpOpen',
  alert_approval: 'audit.field.alertApproval',
  reason: 'audit.field.reason',
  outcome: 'audit.field.outcome',
  keep_messages: 'school.retention.title',
  expires_at: 'audit.field.expires',
  file_name: 'audit.field.fileName',
  file_sha256: 'audit.field.file',
  host: 'audit.field.host',
  port: 'audit.field.port',
  encryption: 'audit.field.encryption',
  auth: 'audit.field.auth',
  username: 'audit.field.username',
  password: 'audit.field.password',
  from_name: 'audit.field.fromName',
  from_address: 'audit.field.fromAddress',
  reply_to: 'audit.field.replyTo',
  bounce_host: 'audit.field.bounceHost',
  bounce_port: 'audit.field.bouncePort',
  bounce_encryption: 'audit.field.bounceEncryption',
  bounce_username: 'audit.field.bounceUsername',
  bounce_password: 'audit.field.bouncePassword',
  url: 'audit.field.url',
  enabled: 'audit.field.enabled',
  code: 'audit.field.code',
  main: 'audit.field.main',
  lat: 'audit.field.latitude',
  lng: 'audit.field.longitude',
  hours: 'audit.field.hours',
  kind: 'audit.field.kind',
  organisation: 'audit.field.organisation',
  notes: 'audit.field.notes',
  parent_id: 'audit.field.parent',
  order: 'audit.field.order',
  to: 'audit.field.to',
  result: 'audit.field.result',
  recipients: 'notification.recipients',
} as const;

/** A field that has a label. */
export type AuditField = keyof typeof labels;

/** A text of the catalog that names a field. */
export type AuditFieldLabel = (typeof labels)[AuditField] | 'users.form.name';

/** Bookkeeping fields without meaning for readers. */
const ofTheRecord = new Set(['id', 'version', 'slug', 'created_at', 'updated_at']);

/**
 * The text that names a field; undefined for one that isn't known here.
 * @param kind The kind of the changed item: a user's `name` is the first name only.
 */
export function auditFieldLabel(kind: string, field: string): AuditFieldLabel | undefined {
  if (kind === 'user' && field === 'name') return 'users.form.name';
  return Object.hasOwn(labels, field) ? labels[field as keyof typeof labels] : undefined;
}

/** @returns The fields that differ; all that there are where something was made or taken away. */
export function listAuditFields({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const differs = (name: string) =>
    !before || !after || JSON.stringify(before[name]) !== JSON.stringify(after[name]);
  const isEmpty = (value: unknown) =>
    value === null || value === undefined || (Array.isArray(value) && value.length === 0);
  return names.filter(
    (name) => !ofTheRecord.has(name) && differs(name) && !(isEmpty(before?.[name]) && isEmpty(after?.[name])),
  );
}
