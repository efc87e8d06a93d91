import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@school/domain';
import { getLayers } from './overlays.ts';

const readFile = (language: Language) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${language}.json`), 'utf8')) as Record<string, string>;

/** Reads the whole catalogue of a language by message id, also that of a regional variant. */
export const readCatalogue = (language: Language): Record<string, string> =>
  Object.assign({}, ...getLayers(language).map(readFile)) as Record<string, string>;
