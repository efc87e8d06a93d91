import type { EmailFrequency, EmailKind } from '@school/domain';
import { type RawBuilder, sql } from 'kysely';

/** The kinds of e-mails that people choose, in the order of the preferences. */
export const emailKinds = [
  'notifications',
  'posts',
  'events',
  'requests',
  'messages',
] as const satisfies readonly EmailKind[];

/** Returns an expression: whether the school `c` sends this kind to everyone immediately. */
export const isLocked = (kind: EmailKind): RawBuilder<boolean> => sql`c.email_locked ? ${sql.lit(kind)}`;

/** Returns an expression: how often user `u` of school `c` gets e-mails of a kind. */
export const selectFrequency = (kind: EmailKind): RawBuilder<EmailFrequency> => sql`
  case when ${isLocked(kind)} then 'immediately'
    else coalesce(u.email_choices->>${sql.lit(kind)}, c.email_defaults->>${sql.lit(kind)}) end`;

/** Returns an expression: the moment, or the end of the quiet hours of user `u` of school `c` that it falls into. */
export const afterQuietHours = (moment: RawBuilder<unknown>): RawBuilder<Date> =>
  sql`after_quiet_hours(${moment}, c.timezone, u.quiet_from, u.quiet_to)`;
