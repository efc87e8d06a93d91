import type { AuditAction, AuditKind } from '@school/domain';
import type { JSONColumnType } from 'kysely';
import type { Json, OfCollege } from '../columns.ts';

/** What was changed: responses to repeated requests, the audit log and the event stream. */
export interface JournalTables {
  idempotency_keys: OfCollege & {
    actor: string;
    key: string;
    fingerprint: Buffer;
    response: Buffer | null;
    created_at: Date;
  };
  audit_entries: OfCollege & {
    id: string;
    actor_id: string | null;
    actor_name: string;
    /** The operation of the contract; `action` is its name for readers. */
    operation: string;
    action: AuditAction;
    subject_kind: AuditKind;
    subject_id: string | null;
    subject_name: string;
    /** Both names, for searches. */
    search_text: string;
    before: JSONColumnType<object | null, string | null, string | null>;
    after: JSONColumnType<object | null, string | null, string | null>;
    source: string;
    created_at: Date;
  };
  audit_words: OfCollege & { word: string; entry_id: string };
  stream_counters: OfCollege & { last_seq: number };
  stream_events: OfCollege & {
    seq: number;
    kind: string;
    user_ids: string[] | null;
    data: Json<object>;
    created_at: Date;
  };
}
