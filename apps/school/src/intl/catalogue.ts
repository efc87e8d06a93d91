import type { UiMessages } from '@school/ui';
import type { IntlMessageFormat } from 'intl-messageformat';
import type { Locale } from './messages.ts';

/** Sentences by name: as they were written, or taken apart already, as a build has them. */
export type Sentences = Record<string, ConstructorParameters<typeof IntlMessageFormat>[0]>;

/** What a language needs to be read: the app's sentences and the kit's own words. */
export type Catalogue = { sentences: Sentences; kit: UiMessages };

/** Before a language is there. The kit has no words of its own either. */
export const noWords: Catalogue = { sentences: {}, kit: {} as UiMessages };

type SentencesFile = { default: Sentences };

const sentences = import.meta.glob<SentencesFile>('../../../../locales/*.json');

const kitWords: Record<Locale, () => Promise<UiMessages>> = {
  ar: () => import('@school/ui/messages/ar').then((file) => file.messages),
  de: () => import('@school/ui/messages/de').then((file) => file.messages),
  en: () => import('@school/ui/messages/en').then((file) => file.messages),
  es: () => import('@school/ui/messages/es').then((file) => file.messages),
  'es-MX': () => import('@school/ui/messages/es-MX').then((file) => file.messages),
  fr: () => import('@school/ui/messages/fr').then((file) => file.messages),
  'zh-CN': () => import('@school/ui/messages/zh-CN').then((file) => file.messages),
};

/**
 * Brings the sentences of one language; no other language is loaded with it.
 * @throws When a file can't be had, offline say.
 */
export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  const load = sentences[`../../../../locales/${locale}.json`];
  if (!load) throw new Error(`school: there is no catalogue locales/${locale}.json.`);
  const [file, kit] = await Promise.all([load(), kitWords[locale]()]);
  return { sentences: file.default, kit };
}
