import type { InputOf } from '@school/domain';
import { dayAfter, startOfDay } from '../../calendar/zone.ts';
import { type FieldErrors, invalid } from '../../httpError.ts';
import { type Searched, searchedFor } from '../posts/search.queries.ts';

type AuditParameters = NonNullable<InputOf<'exportAudit'>['query']>;

/** The filters of the audit list. Ids are ordered by time, so `from` and `until` are ids. */
export interface AuditQuestion {
  actor: string | undefined;
  subject: string | undefined;
  action: string | undefined;
  kind: string | undefined;
  from: string | undefined;
  until: string | undefined;
  searched: Searched;
}

/** Returns the lowest id that an entry of this instant can have. */
function firstIdAt(moment: Date): string {
  const hex = Math.max(0, moment.getTime()).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/** Whether a text is a day that exists. */
export const isDay = (text: string) => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) && text >= '1970-01-02';
};

/**
 * Reads the filters of a query; days are in the college's time zone.
 * @throws HttpError 422
 */
export function questionFrom(query: AuditParameters, zone: string): AuditQuestion {
  const { from, to } = query;
  const errors: FieldErrors = {};
  for (const [field, day] of Object.entries({ from, to }))
    if (day !== undefined && !isDay(day)) errors[field] = [`The ${field} field must be a valid date.`];
  if (Object.keys(errors).length === 0 && from !== undefined && to !== undefined && to < from)
    errors.to = ['The to field must be a date after or equal to from.'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return {
    actor: query['filter[actor]'],
    subject: query['filter[subject]'],
    action: query['filter[action]'],
    kind: query['filter[kind]'],
    from: from && firstIdAt(startOfDay(zone, from)),
    until: to && firstIdAt(startOfDay(zone, dayAfter(to))),
    searched: searchedFor(query.q),
  };
}
