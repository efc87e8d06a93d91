import type { AuditAction, AuditKind, Language, PermissionScope } from '@school/domain';
import type { AuditFieldLabel, AuditReader, AuditWord } from '@school/domain/audit';
import { IntlMessageFormat } from 'intl-messageformat';
import { catalogOf } from '../../catalogs.ts';
import { withLatinDigits } from '../../plugins/language.ts';
import type { GroupNames } from './names.queries.ts';

/** The ids of catalog messages that the exported table uses too. */
export type AuditText =
  | AuditWord
  | AuditFieldLabel
  | `audit.verb.${AuditAction}`
  | `audit.kind.${AuditKind}`
  | `audit.${'title' | 'when' | 'actor' | 'action' | 'subject' | 'changes' | 'source' | 'system'}`
  | `audit.${'change' | 'fieldChanged' | 'exportLimit' | 'field.kind'}`
  | `integrations.${'smtp' | 'calendar'}.title`
  | `roles.permission.${string}`
  | `roles.scope.${PermissionScope}`;

type Values = Record<string, string | number>;

/** Translates a message into one language. */
export type TextOf = (id: AuditText, values?: Values) => string;

/** @returns the translator of the audit's messages for a language. */
export function textsIn(language: Language): TextOf {
  const catalog = catalogOf(language);
  // Caches formats, because a table repeats the same few messages in thousands of rows.
  const formats = new Map<string, IntlMessageFormat>();
  return (id, values) => {
    const format = formats.get(id) ?? new IntlMessageFormat(catalog[id] ?? id, withLatinDigits(language));
    formats.set(id, format);
    return String(format.format(values));
  };
}

/** Returns the formatters of values for a language; times are in the college's time zone. */
export function readerIn(language: Language, zone: string, text: TextOf, names: GroupNames): AuditReader {
  const tag = withLatinDigits(language);
  const days = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', dateStyle: 'long' });
  const weekdays = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', weekday: 'long' });
  const moments = new Intl.DateTimeFormat(tag, { timeZone: zone, dateStyle: 'long', timeStyle: 'short' });
  const lists = new Intl.ListFormat(tag);
  const numbers = new Intl.NumberFormat(tag);
  return {
    word: (id, values) => text(id, values),
    list: (parts) => lists.format(parts),
    number: (value) => numbers.format(value),
    day: (value) => days.format(new Date(`${value}T00:00:00Z`)),
    moment: (value) => moments.format(new Date(value)),
    // 4 January 2026 is a Sunday.
    weekday: (weekday) => weekdays.format(Date.UTC(2026, 0, 4 + weekday)),
    names: (group, ids) => ids.flatMap((id) => names[group].get(id) ?? []),
    grant: (permission, scope) =>
      `${text(`roles.permission.${permission.replace('.', '_')}`)} (${text(`roles.scope.${scope}`)})`,
  };
}
