import type { SchoolEvent } from '../../journal/events.ts';

/** Why sign-ins ended other than on the device that they were made on. */
export type EndReason =
  'signed_out' | 'password_changed' | 'password_reset' | 'password_guesses' | 'suspended' | 'removed';

/** Publishes to a person's open screens which sign-ins ended, so that each screen sees whether its own is among them. */
export function publishEnded(
  publish: (event: SchoolEvent) => void,
  userId: string,
  reason: EndReason,
  sessionIds: string[],
): void {
  if (sessionIds.length === 0) return;
  publish({ kind: 'session.revoked', to: [userId], data: { reason, session_ids: sessionIds } });
}
