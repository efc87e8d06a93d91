import type { Language } from '@school/domain';
import { IntlMessageFormat } from 'intl-messageformat';
import { catalogOf } from '../catalogs.ts';
import { withLatinDigits } from '../locale.ts';

type Values = Record<string, string | number>;

/** Translates messages of the app's catalogue into one language. */
export type TextsOf<Id extends string> = (id: Id, values?: Values) => string;

/** @returns the translator of messages for a language. */
export function textsIn<Id extends string>(language: Language): TextsOf<Id> {
  const catalog = catalogOf(language);
  // Caches formats, because a table repeats the same few messages in thousands of rows.
  const formats = new Map<string, IntlMessageFormat>();
  return (id, values) => {
    const format = formats.get(id) ?? new IntlMessageFormat(catalog[id] ?? id, withLatinDigits(language));
    formats.set(id, format);
    return String(format.format(values));
  };
}
