import type { AuditAction, AuditKind } from '../generated/types.gen.ts';

/** What each kind of thing is called an act of; `Record` so that no kind is left out. */
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
    'password_changed',
    'pin_set',
    'pin_deleted',
    'signed_out',
  ],
  role: ['created', 'updated', 'deleted', 'permissions_changed'],
  post: ['created', 'updated', 'deleted', 'published', 'scheduled', 'unpublished', 'archived'],
  post_category: ['created', 'updated', 'deleted'],
  document: ['created', 'updated', 'deleted', 'file_replaced'],
  document_category: ['created', 'updated', 'deleted'],
  event: ['created', 'updated', 'deleted', 'cancelled', 'synced'],
  notification: [
    'created',
    'updated',
    'sent',
    'scheduled',
    'cancelled',
    'emergency_started',
    'followed_up',
    'answered',
    'emergency_ended',
  ],
  contact: ['created', 'updated', 'deleted'],
  place: ['created', 'updated', 'deleted'],
  college: ['settings_changed', 'pictures_changed'],
  integration: ['settings_changed', 'settings_deleted', 'tested'],
};

/** Every kind of thing that acts are about. */
export const auditKinds = Object.keys(ofKinds) as AuditKind[];

/** Every act; of one kind of thing, those that can be done to it. */
export const auditActions = (kind?: AuditKind): AuditAction[] =>
  kind ? [...ofKinds[kind]] : [...new Set(Object.values(ofKinds).flat())];
