import { IntlMessageFormat } from 'intl-messageformat';
import type { MessageFormatElement } from 'react-intl';
import { isolateArguments, isolatesArguments } from './isolateArguments.ts';
import type { Locale } from './messages.ts';

/** Messages by id: as text, or parsed by the build. */
export type Messages = Record<string, string | MessageFormatElement[]>;

/** Messages of public routes, and those that only protected routes need: sign-in doesn't load the second part. */
export type Part = 'public' | 'protected';

const files = import.meta.glob<Record<string, string>>('../../../../locales/*.json', { import: 'default' });

/**
 * In development both parts are the whole catalogue. A build splits the catalogues (`vite/compiledCatalogues.ts`) and
 * replaces this module.
 */
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
