import type { InputOf } from '@school/domain';
import { dayAfter, startOfDay } from '../../calendar/zone.ts';
import { type FieldErrors, invalid } from '../../plugins/httpError.ts';
import { type Searched, searchedFor } from '../posts/posts.search.ts';

type Asked = NonNullable<InputOf<'exportAudit'>['query']>;

/** What the audit is narrowed to. Ids are in the order of time: days are a range of them. */
export interface AuditQuestion {
  actor: string | undefined;
  subject: string | undefined;
  action: string | undefined;
  kind: string | undefined;
  from: string | undefined;
  until: string | undefined;
  searched: Searched;
}

/** The least id that an entry of this moment can have. */
function firstIdAt(moment: Date): string {
  const hex = Math.max(0, moment.getTime()).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

const isDay = (text: string) => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) && text >= '1970-01-02';
};

/**
 * What was asked for, with days by the school's clock.
 * @throws Refusal 422
 */
export function questionFrom(query: Asked, zone: string): AuditQuestion {
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
