import type { AuditAction, AuditKind, OperationId } from '@school/domain';
import type { AuditedChange } from './auditedChange.ts';
import { storedFields } from './bounds.ts';
import { diffFields } from './changes.ts';

type Fields = Record<string, unknown>;

/** One audit entry: a named action with its changes. */
export interface NewAuditEntry {
  action: AuditAction;
  subject: AuditedChange['subject'];
  before?: Fields;
  after?: Fields;
}

/** Fixed names of operations, independent of what they changed. */
const named: Partial<Record<OperationId, AuditAction>> = {
  resetUserPassword: 'password_reset',
  sendInvitation: 'invitation_sent',
  setUserPin: 'pin_set',
  deleteUserPin: 'pin_deleted',
  syncEvent: 'synced',
  acknowledgeNotification: 'answered',
  followUpNotification: 'followed_up',
  remindUnanswered: 'reminded',
  sendReminder: 'reminded',
  endEmergency: 'emergency_ended',
  exportNotificationBoard: 'exported',
  replaceDocumentFile: 'file_replaced',
  updateCollege: 'settings_changed',
  updateCollegeImages: 'pictures_changed',
  updateSmtpSettings: 'settings_changed',
  updateCalendarSettings: 'settings_changed',
  deleteSmtpSettings: 'settings_deleted',
  testSmtp: 'tested',
  exportMessages: 'messages_exported',
  updateMessageRetention: 'settings_changed',
  handleMessageReport: 'handled',
  removeReportedMessage: 'message_removed',
};

/** Actions that leave the record itself unchanged, for an open form on it. */
export const besideTheRecord: readonly AuditAction[] = [
  'password_reset',
  'invitation_sent',
  'password_changed',
  'pin_set',
  'pin_locked',
  'pin_deleted',
  'signed_out',
  'session_ended',
  'unsubscribed',
  'tested',
  'reminded',
  'exported',
  'messages_exported',
];

/** Actions by new status and kind of record; a status that is missing here is an ordinary field. */
const statusActions: Partial<Record<AuditKind, Record<string, AuditAction>>> = {
  user: { suspended: 'suspended', active: 'reactivated' },
  post: { published: 'published', scheduled: 'scheduled', archived: 'archived', draft: 'unpublished' },
  event: { cancelled: 'cancelled' },
  notification: { sent: 'sent', scheduled: 'scheduled', cancelled: 'cancelled' },
};

/** Actions that end a request to join. */
const requestActions: Record<string, AuditAction> = { active: 'approved', suspended: 'rejected' };

/** Fields whose change is a separate action. */
const partsByKind: Partial<Record<AuditKind, { fields: string[]; action: AuditAction }>> = {
  user: { fields: ['roles'], action: 'roles_changed' },
  role: { fields: ['permissions'], action: 'permissions_changed' },
};

/** Bookkeeping fields that the audit leaves out. */
const ofTheRecord = new Set(['id', 'version', 'slug', 'created_at', 'updated_at', 'can']);

const without = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !ofTheRecord.has(name)));

const only = (fields: Fields, names: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

function toStatusAction(kind: AuditKind, was: unknown, is: unknown): AuditAction | undefined {
  if (kind === 'user' && was === 'pending') return requestActions[String(is)];
  return statusActions[kind]?.[String(is)];
}

/** A record that is public from the start was created and published. */
function madePublic(kind: AuditKind, after: Fields): AuditAction | undefined {
  const { status, emergency, mode } = after;
  if (kind === 'notification' && status === 'sent' && emergency === true)
    return mode === 'drill' ? 'drill_started' : 'emergency_started';
  if ((kind === 'post' || kind === 'notification') && (status === 'published' || status === 'sent'))
    return statusActions[kind]?.[status];
  return status === 'scheduled' ? statusActions[kind]?.scheduled : undefined;
}

function creation(kind: AuditKind, after: Fields): [AuditAction, Fields][] {
  const action = madePublic(kind, after);
  return [
    ['created', after],
    ...(action ? [[action, only(after, ['status', 'published_at'])] as [AuditAction, Fields]] : []),
  ];
}

/** Splits a change into named actions; the rest is an update. @param status The current one. */
function change(kind: AuditKind, before: Fields, after: Fields, status: unknown): [AuditAction, string[]][] {
  const parts: [AuditAction, string[]][] = [];
  const ofStatus = kind === 'post' ? ['status', 'published_at'] : ['status'];
  const postponed = kind === 'post' && 'published_at' in after && status === 'scheduled';
  const statusAction = 'status' in after ? toStatusAction(kind, before.status, after.status) : undefined;
  if (statusAction) parts.push([statusAction, ofStatus]);
  else if (postponed) parts.push(['scheduled', ofStatus]);
  const part = partsByKind[kind];
  if (part && part.fields.some((field) => field in after)) parts.push([part.action, part.fields]);
  const assignedFields = new Set(parts.flatMap(([, fields]) => fields));
  const rest = Object.keys(after).filter((field) => !assignedFields.has(field));
  if (rest.length > 0 || parts.length === 0) parts.unshift(['updated', rest]);
  return parts;
}

/** Returns the audit entries of an operation's change, one for each change that a reader would name. */
export function toAuditEntries(operation: OperationId, reported: AuditedChange): NewAuditEntry[] {
  const { subject } = reported;
  const fixed = reported.action ?? named[operation];
  // A created record has no earlier state.
  const before = operation.startsWith('create') ? undefined : reported.before && without(reported.before);
  const after = reported.after && without(reported.after);
  if (fixed || !before || !after) {
    const changes = before && after ? diffFields(before, after) : { before, after };
    const once = (action: AuditAction, fields: { before?: Fields; after?: Fields }): NewAuditEntry => ({
      action,
      subject,
      ...storedFields(fields),
    });
    if (fixed) return [once(fixed, changes)];
    if (after)
      return creation(subject.kind, after).map(([action, fields]) => once(action, { after: fields }));
    const rejected = subject.kind === 'user' && before?.status === 'pending';
    return [once(rejected ? 'rejected' : 'deleted', changes)];
  }
  const changes = diffFields(before, after);
  return change(subject.kind, changes.before, changes.after, after.status).map(([action, fields]) => ({
    action,
    subject,
    ...storedFields({ before: only(changes.before, fields), after: only(changes.after, fields) }),
  }));
}
