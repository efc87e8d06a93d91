import type { AuditAction, AuditKind } from '../generated/types.gen.ts';

/** The actions of each kind of record; `Record` so that no kind is missing. */
const ofKinds: Record<AuditKind, readonly AuditAction[]> = {
  user: [
    'created',
    'updated',
    'deleted',
    'approved',
    'rejected',
    'suspended',
    'reactivated',
    'roles_changed',
    'password_reset',
    'invitation_sent',
    'password_changed',
    'pin_set',
    'pin_locked',
    'pin_deleted',
    'signed_out',
    'session_ended',
    'unsubscribed',
    'messages_exported',
  ],
  role: ['created', 'updated', 'deleted', 'permissions_changed'],
  post: ['created', 'updated', 'deleted', 'published', 'scheduled', 'unpublished', 'archived', 'reminded'],
  post_category: ['created', 'updated', 'deleted'],
  template: ['created', 'updated', 'deleted'],
  document: ['created', 'updated', 'deleted', 'file_replaced'],
  document_category: ['created', 'updated', 'deleted'],
  event: ['created', 'updated', 'deleted', 'cancelled', 'synced', 'reminded'],
  notification: [
    'created',
    'updated',
    'sent',
    'scheduled',
    'cancelled',
    'emergency_started',
    'drill_started',
    'followed_up',
    'answered',
    'answered_late',
    'reminded',
    'approved',
    'rejected',
    'approval_skipped',
    'emergency_ended',
    'drill_ended',
    'exported',
  ],
  contact: ['created', 'updated', 'deleted'],
  place: ['created', 'updated', 'deleted'],
  college: ['settings_changed', 'pictures_changed'],
  grade: ['updated'],
  course: ['updated'],
  integration: ['settings_changed', 'settings_deleted', 'tested'],
  message_report: ['handled', 'message_removed'],
  conversation: ['messages_exported'],
};

/** Every kind of record in the audit log. */
export const auditKinds = Object.keys(ofKinds) as AuditKind[];

/** Returns every action, or those that apply to one kind of record. */
export const auditActions = (kind?: AuditKind): AuditAction[] =>
  kind ? [...ofKinds[kind]] : [...new Set(Object.values(ofKinds).flat())];
