import type { Audience, CalendarProblem, EventStatus } from '@school/domain';
import type { Generated } from 'kysely';
import type { Day, Json, OfCollege } from '../columns.ts';

/** What an e-mail about an event says; the times are ISO 8601. */
export interface EventFacts {
  name: string;
  starts_at: string;
  ends_at: string;
  first_day: Day | null;
  last_day: Day | null;
  timezone: string;
  place_id: string | null;
  address: string | null;
}

/** Tables of events and their copies. */
export interface CalendarTables {
  events: OfCollege & {
    id: string;
    name: string;
    description: string | null;
    place_id: string | null;
    address: string | null;
    starts_at: Date;
    ends_at: Date;
    first_day: Day | null;
    last_day: Day | null;
    timezone: string;
    status: EventStatus;
    audience: Json<Audience>;
    search_text: string;
    sync_enabled: Generated<boolean>;
    author_id: string;
    version: Generated<number>;
    created_at: Date;
    updated_at: Date;
  };
  /** Changes of events that were sent to their audience; the event may have been deleted since. */
  event_changes: OfCollege & {
    id: string;
    event_id: string;
    kind: 'moved' | 'cancelled' | 'deleted';
    before: Json<EventFacts>;
    after: Json<EventFacts>;
    audience: Json<Audience>;
    created_at: Date;
  };
  event_reads: OfCollege & { event_id: string; user_id: string; read_at: Date };
  calendar_feeds: OfCollege & {
    id: string;
    user_id: string;
    name: string;
    hash: Buffer;
    place_ids: string[];
    grade_ids: string[];
    course_ids: string[];
    created_at: Date;
    last_used_at: Date | null;
  };
  calendar_settings: OfCollege & {
    url: string;
    username: string;
    password: Buffer | null;
    enabled: boolean;
    updated_at: Date;
    version: Generated<number>;
  };
  event_sync_states: OfCollege & {
    event_id: string;
    revision: Generated<number>;
    attempts: Generated<number>;
    next_attempt_at: Date | null;
    lease: string | null;
    lease_expires_at: Date | null;
    etag: string | null;
    synced_at: Date | null;
    error: CalendarProblem | null;
    detail: string | null;
  };
}
