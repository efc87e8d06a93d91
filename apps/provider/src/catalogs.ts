import { readFileSync } from 'node:fs';
import type { Language } from '@school/domain';

const folder = new URL('../../../locales/', import.meta.url);
const catalogs = new Map<Language, Record<string, string>>();

/** Returns the app's catalogue of a language by message id; read at its first use. */
export function catalogOf(language: Language): Record<string, string> {
  const known = catalogs.get(language);
  if (known) return known;
  const catalog = JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8')) as Record<
    string,
    string
  >;
  catalogs.set(language, catalog);
  return catalog;
}
