import { getDirection } from '@school/ui';
import { type Catalogue, loadCatalogue, noMessages } from './catalogue.ts';
import type { MessagePart } from './messageFiles.ts';
import { defaultLocale, isLocale, type Locale } from './messages.ts';

/** A loaded language with its messages. */
export type Language = { locale: Locale; catalogue: Catalogue };

/** The page's current language and how to change it. */
export type LanguageStore = {
  get(): Language;
  subscribe(listener: () => void): () => void;
  /** Loads and shows a language, and stores the choice. The current one stays on screen until then. */
  choose(locale: Locale): Promise<void>;
  /**
   * Shows the college's default language unless the person chose one. Doesn't store it.
   * @throws If it can't be loaded.
   */
  suggest(locale: Locale): Promise<void>;
  /** Loads the messages of public routes in the stored language, or else in the initial one. */
  load(): Promise<void>;
  /**
   * Loads the messages of protected routes.
   * @throws If they can't be loaded.
   */
  enter(): Promise<void>;
};

/** Storage key of the choice; `vite/first-paint.js` reads it too. */
const key = 'language';
/** Storage key of a choice that isn't stored on an account yet. */
export const pendingLanguage = 'language.pending';

/**
 * @param storage Stores the choice.
 * @param page The element that gets `lang` and `dir`.
 * @param initial Language of a visit without a stored choice.
 */
export function createLanguage(storage: Storage, page: HTMLElement, initial: Locale): LanguageStore {
  const listeners = new Set<() => void>();
  let current: Language = { locale: initial, catalogue: noMessages };
  let requested: Locale = initial;
  let parts: readonly MessagePart[] = ['public'];

  const show = (language: Language) => {
    current = language;
    page.lang = language.locale;
    page.dir = getDirection(language.locale);
    for (const listener of listeners) listener();
  };
  const store = (name: string, locale: Locale) => {
    try {
      storage.setItem(name, locale);
    } catch {
      // If the storage is full or forbidden, only the next visit and the account lose the choice.
    }
  };
  const chosen = (): Locale | undefined => {
    const saved = storage.getItem(key);
    return isLocale(saved) ? saved : undefined;
  };
  const loadMessages = async (locale: Locale) => {
    requested = locale;
    const catalogue = await loadCatalogue(locale, parts);
    // After two choices in a row the last one wins, whichever file loads first.
    if (requested === locale) show({ locale, catalogue });
  };

  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async choose(locale) {
      store(pendingLanguage, locale);
      await loadMessages(locale);
      store(key, locale);
    },
    async suggest(locale) {
      if (!chosen() && locale !== requested) await loadMessages(locale);
    },
    async enter() {
      if (parts.includes('protected')) return;
      const whole: readonly MessagePart[] = ['public', 'protected'];
      const { locale } = current;
      const catalogue = await loadCatalogue(locale, whole);
      parts = whole;
      if (current.locale === locale) show({ locale, catalogue });
      else await loadMessages(current.locale);
    },
    async load() {
      const locale = chosen() ?? initial;
      await loadMessages(locale).catch((problem: unknown) => {
        if (locale === defaultLocale) throw problem;
        return loadMessages(defaultLocale);
      });
    },
  };
}
