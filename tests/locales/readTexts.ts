import { join, resolve } from 'node:path';
import type { Language } from '@school/domain';
import { texts as providerTexts } from '../../apps/provider/src/texts.ts';
import { readCatalogue } from '../../locales/readCatalogue.ts';

const root = resolve(import.meta.dirname, '../..');

/** Returns every text inside a value; functions are called for one item, several and none. */
function flatten(path: string, value: unknown): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    const format = value as (...values: number[]) => string;
    return [1, 2, 0].map((count) => [path, format(count, count, count, count, count)]);
  }
  return Object.entries(value as object).flatMap(([key, inner]) => flatten(`${path}.${key}`, inner));
}

/**
 * Returns all texts of a language: those of the app by id, those of the kit as `kit.…`, those of emails, CSV heads and the
 * server as `provider.…`.
 */
export async function readTexts(language: Language): Promise<[string, string][]> {
  const file = join(root, 'packages/ui/src/root/messages', `${language}.ts`);
  const { messages } = (await import(file)) as { messages: unknown };
  return [
    ...Object.entries(readCatalogue(language)),
    ...flatten('kit', messages),
    ...flatten('provider', providerTexts[language]),
  ];
}
