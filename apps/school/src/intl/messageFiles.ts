import { IntlMessageFormat } from 'intl-messageformat';
import type { Part, Messages } from './catalogue.ts';
import { isolateArguments, isolatesArguments } from './isolateArguments.ts';
import type { Locale } from './messages.ts';

const files = import.meta.glob<Record<string, string>>('../../../../locales/*.json', { import: 'default' });

/** Each part is the whole here. A build takes the catalogues apart (`vite/compiledCatalogues.ts`) and puts its own list in this one's place. */
export const messages: Record<Part, Partial<Record<Locale, () => Promise<Messages>>>> = {
  public: byLocale(),
  protected: byLocale(),
};

function byLocale() {
  return Object.fromEntries(
    Object.entries(files).map(([path, load]) => {
      const locale = path.replace(/^.*\/|\.json$/g, '');
      return [locale, isolatesArguments(locale) ? async () => isolated(locale, await load()) : load];
    }),
  );
}

const isolated = (locale: string, sentences: Record<string, string>): Messages =>
  Object.fromEntries(
    Object.entries(sentences).map(([id, text]) => [
      id,
      text.includes('{') ? isolateArguments(new IntlMessageFormat(text, locale).getAst()) : text,
    ]),
  );
