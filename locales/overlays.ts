import type { Language } from '@school/domain';

/** Regional variants, each with its base: their catalogue has only the messages that differ from those of the base. */
export const overlays: Partial<Record<Language, Language>> = { 'es-MX': 'es' };

/** Returns the languages whose texts make up those of a language, the base first; each replaces texts of those before it. */
export const getLayers = (language: Language): Language[] => {
  const base = overlays[language];
  return base ? [...getLayers(base), language] : [language];
};
