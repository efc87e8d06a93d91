import { join } from 'node:path';
import type { Plugin } from 'vite';

const importing = join(import.meta.dirname, '../src/intl/publicText.ts');

/**
 * Gives the translator of public routes a copy of `@formatjs/intl`. The library is one file, and a bundler decides for the whole
 * build which of its exports are used: the formatters of protected routes would be part of the first load.
 */
export function publicIntl(): Plugin {
  return {
    name: 'school:public-intl',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id !== '@formatjs/intl' || importer !== importing) return null;
      const library = await this.resolve(id, importer, { skipSelf: true });
      return library && { ...library, id: `${library.id}?public`, moduleSideEffects: false };
    },
  };
}
