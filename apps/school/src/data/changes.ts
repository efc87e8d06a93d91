import type { StreamEvent } from '@school/domain';

type RecordChanged = Extract<StreamEvent, { kind: 'record.changed' }>;

/** Author and time of a record's last change, and whether it was deleted. */
export type Change = Pick<RecordChanged['data'], 'change' | 'changed_by' | 'changed_at'>;

const last = new Map<string, Change>();

/** Stores a change from the event stream, for a form that edits the record. */
export function noteChange({ data }: RecordChanged): void {
  last.set(data.id, data);
}

/** @returns The last change of a record since the page was loaded; undefined if none is known. */
export const findChange = (id: string): Change | undefined => last.get(id);
