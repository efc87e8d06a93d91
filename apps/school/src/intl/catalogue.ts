import type { UiMessages } from '@school/ui';
import type { Locale } from './messages.ts';
import { messages, type Messages, type Part } from './messageFiles.ts';

/** Messages of a language: those of the app and of the kit. */
export type Catalogue = { sentences: Messages; kit: UiMessages };

/** An empty catalogue until a language is loaded. */
export const noWords: Catalogue = { sentences: {}, kit: {} as UiMessages };

async function loadMessages(locale: Locale, part: Part): Promise<Messages> {
  const load = messages[part][locale];
  if (!load) throw new Error(`school: there is no catalogue locales/${locale}.json.`);
  return load();
}

const kitWords: Record<Part, Record<Locale, () => Promise<{ messages: Partial<UiMessages> }>>> = {
  public: {
    ar: () => import('@school/ui/messages/basic/ar'),
    de: () => import('@school/ui/messages/basic/de'),
    en: () => import('@school/ui/messages/basic/en'),
    es: () => import('@school/ui/messages/basic/es'),
    'es-MX': () => import('@school/ui/messages/basic/es-MX'),
    fr: () => import('@school/ui/messages/basic/fr'),
    'zh-CN': () => import('@school/ui/messages/basic/zh-CN'),
  },
  protected: {
    ar: () => import('@school/ui/messages/rich/ar'),
    de: () => import('@school/ui/messages/rich/de'),
    en: () => import('@school/ui/messages/rich/en'),
    es: () => import('@school/ui/messages/rich/es'),
    'es-MX': () => import('@school/ui/messages/rich/es-MX'),
    fr: () => import('@school/ui/messages/rich/fr'),
    'zh-CN': () => import('@school/ui/messages/rich/zh-CN'),
  },
};

/**
 * Loads the messages of one language.
 * @throws If a file can't be loaded, for example offline.
 */
export async function loadCatalogue(locale: Locale, parts: readonly Part[]): Promise<Catalogue> {
  const [kit, files] = await Promise.all([
    Promise.all(parts.map((part) => kitWords[part][locale]().then((file) => file.messages))),
    Promise.all(parts.map((part) => loadMessages(locale, part))),
  ]);
  return {
    // Components on public routes have their messages in the basic part.
    kit: Object.assign({}, ...kit) as UiMessages,
    sentences: Object.assign({}, ...files) as Messages,
  };
}
