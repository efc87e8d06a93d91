import type { Language } from '@school/domain';
import { readCatalogue } from '../../../locales/readCatalogue.ts';

const catalogs = new Map<Language, Record<string, string>>();

/** Returns the app's catalogue of a language by message id; read at its first use. */
export function loadCatalog(language: Language): Record<string, string> {
  const cached = catalogs.get(language);
  if (cached) return cached;
  const catalog = readCatalogue(language);
  catalogs.set(language, catalog);
  return catalog;
}
