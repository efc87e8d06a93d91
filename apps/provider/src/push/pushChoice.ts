import type { NotificationKind, PushKind } from '@school/domain';
import { type RawBuilder, sql } from 'kysely';

/** The kinds of push messages that people choose, in the order of the preferences. */
export const pushKinds = ['reminders', 'notifications', 'messages'] as const satisfies readonly PushKind[];

/** Returns an expression: whether user `u` wants push messages of a kind. */
export const wantsPush = (kind: PushKind): RawBuilder<boolean> =>
  sql`coalesce((u.push_choices->>${sql.lit(kind)})::boolean, true)`;

/** Returns the kind of push message that an ordinary notification is. */
export const toPushKind = ({ kind }: { kind: NotificationKind }): PushKind =>
  kind === 'reminder' ? 'reminders' : 'notifications';
