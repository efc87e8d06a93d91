import type { EmojiCategory, EmojiGroup, LoadEmoji } from './emoji.ts';
import { namesByLanguage } from './generated/namesByLanguage.ts';

const getLanguage = (tag: string): string => tag.split('-')[0]!;

/** Loads the names in a language: those of the same language elsewhere, or English ones, if there are no others. */
const loadNames = (locale: string) => {
  const tag =
    Object.keys(namesByLanguage).find((one) => one === locale) ??
    Object.keys(namesByLanguage).find((one) => getLanguage(one) === getLanguage(locale)) ??
    'en';
  return namesByLanguage[tag]!();
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
