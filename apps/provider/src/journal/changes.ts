import { canonicalJson } from '../canonicalJson.ts';

type Fields = Record<string, unknown>;

/** Returns the changed fields with their old and new values, as an audit entry stores them. */
export function diffFields(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const changed = Object.keys(after).filter(
    (field) => canonicalJson(before[field]) !== canonicalJson(after[field]),
  );
  const only = (fields: Fields) => Object.fromEntries(changed.map((field) => [field, fields[field] ?? null]));
  return { before: only(before), after: only(after) };
}
