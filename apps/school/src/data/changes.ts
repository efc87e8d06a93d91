import type { StreamEvent } from '@school/domain';

type RecordChanged = Extract<StreamEvent, { kind: 'record.changed' }>;

/** Who changed a record last, and when. */
export type Change = Pick<RecordChanged['data'], 'changed_by' | 'changed_at'>;

const last = new Map<string, Change>();

/** Remembers what the stream says of a record, for a form that is open on it. */
export function noteChange({ data }: RecordChanged): void {
  last.set(data.id, data);
}

/** @returns Who changed a record last since this page was loaded; undefined if nobody is known to have. */
export const changeOf = (id: string): Change | undefined => last.get(id);
