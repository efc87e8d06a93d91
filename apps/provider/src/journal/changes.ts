import { canonical } from '../plugins/idempotency.ts';

type Fields = Record<string, unknown>;

/** The fields that are not the same afterwards, as they were and as they became: what an audit entry keeps of a change. */
export function changesOf(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const changed = Object.keys(after).filter((field) => canonical(before[field]) !== canonical(after[field]));
  const only = (fields: Fields) => Object.fromEntries(changed.map((field) => [field, fields[field] ?? null]));
  return { before: only(before), after: only(after) };
}
