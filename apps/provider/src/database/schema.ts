import type { Insertable, Selectable } from 'kysely';
import type { CalendarTables } from './tables/calendar.ts';
import type { CollegeTables } from './tables/college.ts';
import type { JournalTables } from './tables/journal.ts';
import type { LibraryTables } from './tables/library.ts';
import type { MailTables } from './tables/mail.ts';
import type { MessengerTables } from './tables/messenger.ts';
import type { NotificationTables } from './tables/notifications.ts';
import type { PeopleTables } from './tables/people.ts';
import type { PostTables } from './tables/posts.ts';
import type { PushTables } from './tables/push.ts';
import type { SecurityTables } from './tables/security.ts';
import type { TemplateTables } from './tables/templates.ts';

/** Every table of the migrations, as the queries use it. */
export interface Schema
  extends
    CalendarTables,
    CollegeTables,
    JournalTables,
    LibraryTables,
    MailTables,
    MessengerTables,
    NotificationTables,
    PeopleTables,
    PostTables,
    PushTables,
    SecurityTables,
    TemplateTables {}

/** A row as it is read. */
export type Row<T extends keyof Schema> = Selectable<Schema[T]>;
/** A row as it is written. */
export type NewRow<T extends keyof Schema> = Insertable<Schema[T]>;
