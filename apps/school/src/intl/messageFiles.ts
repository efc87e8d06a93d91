import type { UiMessages } from '@school/ui';
import { IntlMessageFormat } from 'intl-messageformat';
import type { MessageFormatElement } from 'react-intl';
import { getLayers } from '../../../../locales/overlays.ts';
import { isolateArguments, isolatesArguments } from './isolateArguments.ts';
import type { Locale } from './messages.ts';

/** Messages by id: as text, or parsed by the build. */
export type Messages = Record<string, string | MessageFormatElement[]>;

/** Messages of public routes, and those that only protected routes need: sign-in doesn't load the second part. */
export type MessagePart = 'public' | 'protected';

/** One part of a language: the app's messages, and the kit's (`basic` on public routes, else `rich`). */
export type MessageFile = { default: Messages; messages: Partial<UiMessages> };

const catalogues = import.meta.glob<Record<string, string>>('../../../../locales/*.json', {
  import: 'default',
});
const kit: Record<MessagePart, Record<string, () => Promise<Partial<UiMessages>>>> = {
  public: import.meta.glob<Partial<UiMessages>>('../../../../packages/ui/src/root/messages/basic/*.ts', {
    import: 'messages',
  }),
  protected: import.meta.glob<Partial<UiMessages>>('../../../../packages/ui/src/root/messages/rich/*.ts', {
    import: 'messages',
  }),
};

/**
 * In development both parts have the whole catalogue. A build splits the catalogues (`vite/compiledCatalogues.ts`) and
 * replaces this module.
 */
export const messageFiles: Record<MessagePart, Partial<Record<Locale, () => Promise<MessageFile>>>> = {
  public: listMessageFiles('public'),
  protected: listMessageFiles('protected'),
};

function listMessageFiles(part: MessagePart) {
  return Object.fromEntries(
    Object.entries(kit[part]).map(([path, loadKit]) => {
      const locale = path.replace(/^.*\/|\.ts$/g, '') as Locale;
      return [locale, async () => ({ default: await loadCatalogue(locale), messages: await loadKit() })];
    }),
  );
}

async function loadCatalogue(locale: Locale): Promise<Messages> {
  const layers = getLayers(locale).map((layer) => catalogues[`../../../../locales/${layer}.json`]!());
  const sentences = Object.assign({}, ...(await Promise.all(layers))) as Record<string, string>;
  return isolatesArguments(locale) ? isolated(locale, sentences) : sentences;
}

const isolated = (locale: string, sentences: Record<string, string>): Messages =>
  Object.fromEntries(
    Object.entries(sentences).map(([id, text]) => [
      id,
      text.includes('{') ? isolateArguments(new IntlMessageFormat(text, locale).getAst()) : text,
    ]),
  );
