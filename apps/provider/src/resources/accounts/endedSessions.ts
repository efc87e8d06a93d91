import type { Announcement } from '../../journal/events.ts';

/** Why sign-ins ended other than on the device that they were made on. */
export type EndReason =
  'signed_out' | 'password_changed' | 'password_reset' | 'password_guesses' | 'suspended' | 'removed';

/** Announces to a person's open screens which sign-ins ended, so that each screen sees whether its own is among them. */
export function announceEnded(
  announce: (announcement: Announcement) => void,
  userId: string,
  reason: EndReason,
  sessionIds: string[],
): void {
  if (sessionIds.length === 0) return;
  announce({ kind: 'session.revoked', to: [userId], data: { reason, session_ids: sessionIds } });
}
