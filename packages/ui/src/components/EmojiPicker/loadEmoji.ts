import type { EmojiCategory, EmojiGroup, LoadEmoji } from './emoji.ts';

const files: Record<string, () => Promise<{ names: string }>> = {
  ar: () => import('./generated/ar.names.ts'),
  de: () => import('./generated/de.names.ts'),
  en: () => import('./generated/en.names.ts'),
  es: () => import('./generated/es.names.ts'),
  'es-MX': () => import('./generated/es-MX.names.ts'),
  fr: () => import('./generated/fr.names.ts'),
  'zh-CN': () => import('./generated/zh-CN.names.ts'),
};
const getLanguage = (tag: string): string => tag.split('-')[0]!;

/** Loads the names in a language: those of the same language elsewhere, or English ones, if there are no others. */
const loadNames = (locale: string) => {
  const tag =
    Object.keys(files).find((one) => one === locale) ??
    Object.keys(files).find((one) => getLanguage(one) === getLanguage(locale)) ??
    'en';
  return files[tag]!();
};

/** Loads all emoji from the kit's files: those of one language, and one file of what is the same in all. */
export const loadEmoji: LoadEmoji = async (locale) => {
  const [{ emojiByCategory }, { names }] = await Promise.all([
    import('./generated/emojiByCategory.ts'),
    loadNames(locale),
  ]);
  const lines = names.split('\n').values();
  return Object.entries(emojiByCategory).map(([category, templates]): EmojiGroup => ({
    category: category as EmojiCategory,
    emoji: templates.split(' ').map((template) => {
      const [name = '', ...keywords] = lines.next().value!.split('|');
      return template.includes('+')
        ? { emoji: template.replaceAll('+', ''), name, keywords, toneTemplate: template }
        : { emoji: template, name, keywords };
    }),
  }));
};
