import type { Plugin } from './plugin.ts';

/** Loads the messages of the chosen language, or else of the college's default language. */
export const internationalisation: Plugin = {
  name: 'internationalisation',
  start({ language, visit, log }) {
    visit.subscribe(() => {
      const locale = visit.get().college?.setting.language;
      if (locale)
        language
          .suggest(locale)
          .catch((error: unknown) => log.warn('school: the language could not be loaded.', error));
    });
    return language.load();
  },
};
