import type { ApprovalRequest, Notification } from '@school/domain';
import { notifications } from '@school/domain/fixtures';

/** A real alert that waits for a second person. */
export const approvalRequest: ApprovalRequest = {
  ...(notifications.simulacro as Notification),
  title: 'Evacúen',
  alert_kind: 'gas',
  content: 'Fuga de gas en el laboratorio. Salgan ahora hasta la zona de seguridad.',
  mode: 'real',
  status: 'scheduled',
  sent_at: null,
  approval: {
    state: 'requested',
    expires_at: '2026-09-08T10:55:00-03:00',
    decided_by: null,
    decided_at: null,
    reason: null,
  },
};
