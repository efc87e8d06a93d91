import type { Announcement } from '../../journal/events.ts';

/** Why sign-ins ended without the device that they were made on. */
export type EndReason = 'signed_out' | 'password_changed' | 'password_reset' | 'suspended' | 'removed';

/** Tells a person's open screens which sign-ins ended, so that a screen sees whether it is meant. */
export function announceEnded(
  announce: (announcement: Announcement) => void,
  userId: string,
  reason: EndReason,
  sessionIds: string[],
): void {
  if (sessionIds.length === 0) return;
  announce({ kind: 'session.revoked', to: [userId], data: { reason, session_ids: sessionIds } });
}
