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
  /** Loads the remembered language, else the school's, as far as it is read before sign-in. */
  load(): Promise<void>;
  /** Loads the rest of it. @throws When it can't be had. */
  enter(): Promise<void>;
};

/** Key of the remembered choice; `vite/first-paint.js` reads it too. */
const key = 'language';

/** The tag for dates and numbers. Digits are pinned: Arabic readers of a Chilean school use 0–9. English is spelt British. */
export const formatTag: Record<Locale, string> = {
  ar: 'ar-u-nu-latn',
  de: 'de',
  en: 'en-GB',
  es: 'es-CL',
  'es-MX': 'es-MX',
  fr: 'fr',
  'zh-CN': 'zh-CN',
};

const documentTag = (locale: Locale) => (locale === 'es' ? 'es-CL' : locale);

/**
 * @param storage Where the choice is remembered.
 * @param page The element that carries `lang` and `dir`.
 * @param schoolLocale What the school speaks, for those who never chose.
 */
export function createLanguage(storage: Storage, page: HTMLElement, schoolLocale: Locale): LanguageStore {
  const listeners = new Set<() => void>();
  let current: Language = { locale: schoolLocale, catalogue: noWords };
  let wanted: Locale = schoolLocale;
  let parts: readonly Part[] = ['door'];

  const show = (language: Language) => {
    current = language;
    page.lang = documentTag(language.locale);
    page.dir = directionOf(language.locale);
    for (const listener of listeners) listener();
  };
  const remembered = (): Locale => {
    const saved = storage.getItem(key);
    return isLocale(saved) ? saved : schoolLocale;
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
    async enter() {
      if (parts.includes('inside')) return;
      const whole: readonly Part[] = ['door', 'inside'];
      const { locale } = current;
      const catalogue = await loadCatalogue(locale, whole);
      parts = whole;
      if (current.locale === locale) show({ locale, catalogue });
      else await bring(current.locale);
    },
    async load() {
      const locale = remembered();
      await bring(locale).catch((problem: unknown) => {
        if (locale === defaultLocale) throw problem;
        return bring(defaultLocale);
      });
    },
  };
}
