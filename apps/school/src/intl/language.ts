import { directionOf } from '@school/ui';
import { type Catalogue, loadCatalogue, noWords, type Part } from './catalogue.ts';
import { defaultLocale, isLocale, type Locale } from './messages.ts';

/** A language that is ready to be read: its sentences are here. */
export type Language = { locale: Locale; catalogue: Catalogue };

/** The language of the page: what is read now, and how to choose another. */
export type LanguageStore = {
  get(): Language;
  subscribe(listener: () => void): () => void;
  /** Loads a language and shows it; remembered for the next visit. What is on screen stays until it is here. */
  choose(locale: Locale): Promise<void>;
  /** Shows the college's default language unless the person chose one. Not remembered. @throws When it can't be loaded. */
  suggest(locale: Locale): Promise<void>;
  /** Loads the remembered language, else the initial one, as far as it is read before sign-in. */
  load(): Promise<void>;
  /** Loads the rest of it. @throws When it can't be had. */
  enter(): Promise<void>;
};

/** Key of the remembered choice; `vite/first-paint.js` reads it too. */
const key = 'language';

/**
 * The tag for dates and numbers. The week starts as in the colleges' country, Chile, and digits are 0–9 there in Arabic too.
 * English is spelt British.
 */
export const formatTag: Record<Locale, string> = {
  ar: 'ar-u-fw-mon-nu-latn',
  de: 'de',
  en: 'en-GB',
  es: 'es-CL',
  'es-MX': 'es-MX-u-fw-mon',
  fr: 'fr',
  'zh-CN': 'zh-CN-u-fw-mon',
};

/**
 * @param storage Where the choice is remembered.
 * @param page The element that carries `lang` and `dir`.
 * @param initial Language of a visit on which none was ever chosen.
 */
export function createLanguage(storage: Storage, page: HTMLElement, initial: Locale): LanguageStore {
  const listeners = new Set<() => void>();
  let current: Language = { locale: initial, catalogue: noWords };
  let wanted: Locale = initial;
  let parts: readonly Part[] = ['public'];

  const show = (language: Language) => {
    current = language;
    page.lang = language.locale;
    page.dir = directionOf(language.locale);
    for (const listener of listeners) listener();
  };
  const chosen = (): Locale | undefined => {
    const saved = storage.getItem(key);
    return isLocale(saved) ? saved : undefined;
  };
  const bring = async (locale: Locale) => {
    wanted = locale;
    const catalogue = await loadCatalogue(locale, parts);
    // Whoever chose twice in a row gets the last choice, whichever file came first.
    if (wanted === locale) show({ locale, catalogue });
  };

  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async choose(locale) {
      await bring(locale);
      try {
        storage.setItem(key, locale);
      } catch {
        // A full or forbidden storage costs the choice at the next visit, nothing now.
      }
    },
    async suggest(locale) {
      if (!chosen() && locale !== wanted) await bring(locale);
    },
    async enter() {
      if (parts.includes('protected')) return;
      const whole: readonly Part[] = ['public', 'protected'];
      const { locale } = current;
      const catalogue = await loadCatalogue(locale, whole);
      parts = whole;
      if (current.locale === locale) show({ locale, catalogue });
      else await bring(current.locale);
    },
    async load() {
      const locale = chosen() ?? initial;
      await bring(locale).catch((problem: unknown) => {
        if (locale === defaultLocale) throw problem;
        return bring(defaultLocale);
      });
    },
  };
}
