import type { ConversationSettingsWrite } from '@school/domain';
import { invalid } from '../../httpError.ts';
import type { OwnRow } from './conversations.queries.ts';
import type { SettingsColumns } from './settings.queries.ts';

const hour = 3_600_000;

/** Milliseconds of the muting times that end; the others end when they are changed. */
const durations: Partial<Record<NonNullable<ConversationSettingsWrite['mute']>, number>> = {
  one_hour: hour,
  eight_hours: 8 * hour,
};

function muting(mute: NonNullable<ConversationSettingsWrite['mute']>, now: Date) {
  const duration = durations[mute];
  return { muted: mute !== 'off', muted_until: duration ? new Date(now.getTime() + duration) : null };
}

const date = (time: Date | string | null) => (time === null ? null : new Date(time));

/**
 * Returns the settings after a change: archiving unpins, and pinning takes out of the archive.
 * @throws HttpError 422 for a conversation that would be pinned and archived.
 */
export function changedSettings(
  member: OwnRow,
  change: ConversationSettingsWrite,
  now: Date,
): SettingsColumns {
  if (change.pinned && change.archived)
    throw invalid({ pinned: ['An archived conversation cannot be pinned.'] });
  const pinned = change.pinned ?? (member.pinned_at !== null && !change.archived);
  return {
    ...(change.mute
      ? muting(change.mute, now)
      : { muted: member.muted, muted_until: date(member.muted_until) }),
    pinned_at: pinned ? (date(member.pinned_at) ?? now) : null,
    archived: change.archived ?? (member.archived && !change.pinned),
  };
}
