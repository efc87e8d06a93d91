import type { UiMessages } from '@school/ui';
import type { MessageFormatElement } from 'react-intl';
import type { Locale } from './messages.ts';
import { sentences } from './sentences.ts';

/** Sentences by name: as they were written, or taken apart already, as a build has them. */
export type Sentences = Record<string, string | MessageFormatElement[]>;

/** What a language needs to be read: the app's sentences and the kit's own words. */
export type Catalogue = { sentences: Sentences; kit: UiMessages };

/** Before a language is there. The kit has no words of its own either. */
export const noWords: Catalogue = { sentences: {}, kit: {} as UiMessages };

/** What is read before sign-in, and what only after: who signs in doesn't load the rest meanwhile. */
export type Part = 'door' | 'inside';

async function loadSentences(locale: Locale, part: Part): Promise<Sentences> {
  const load = sentences[part][locale];
  if (!load) throw new Error(`school: there is no catalogue locales/${locale}.json.`);
  return load();
}

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
 * Brings the words of one language; no other language is loaded with it.
 * @throws When a file can't be had, offline say.
 */
export async function loadCatalogue(locale: Locale, parts: readonly Part[]): Promise<Catalogue> {
  const [kit, ...files] = await Promise.all([
    kitWords[locale](),
    ...parts.map((part) => loadSentences(locale, part)),
  ]);
  return { kit, sentences: Object.assign({}, ...files) as Sentences };
}
