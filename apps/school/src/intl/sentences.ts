import type { Part, Sentences } from './catalogue.ts';
import type { Locale } from './messages.ts';

const files = import.meta.glob<Sentences>('../../../../locales/*.json', { import: 'default' });

/** Each part is the whole here. A build takes the catalogues apart (`vite/compiledCatalogues.ts`) and puts its own list in this one's place. */
export const sentences: Record<Part, Partial<Record<Locale, () => Promise<Sentences>>>> = {
  door: byLocale(),
  inside: byLocale(),
};

function byLocale() {
  return Object.fromEntries(
    Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.json$/g, ''), load]),
  );
}
