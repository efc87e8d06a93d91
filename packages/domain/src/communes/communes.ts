import { fold } from '../fold.ts';
import type { Commune } from '../generated/types.gen.ts';
import { regions } from './regions.ts';

const byName = new Intl.Collator('es');

/** The 346 communes of Chile by name. */
export const communes: readonly Commune[] = regions
  .flatMap(({ id, name, communes: own }) =>
    own.map((entry) => ({ id: entry.slice(0, 5), name: entry.slice(6), region: { id, name } })),
  )
  .sort((one, other) => byName.compare(one.name, other.name));

const folded = communes.map(({ name }) => fold(name));

/**
 * Returns the communes whose name contains `text`, ignoring case and accents; matches at the start first. All for an
 * empty text.
 */
export function findCommunes(text = ''): Commune[] {
  const query = fold(text);
  const matches = communes.filter((_, index) => folded[index]?.includes(query));
  const begins = (commune: Commune) => fold(commune.name).startsWith(query);
  return [...matches.filter(begins), ...matches.filter((commune) => !begins(commune))];
}
