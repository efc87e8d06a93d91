/** A category of the picker; its name is in the kit's messages. */
export type EmojiCategory =
  'people' | 'nature' | 'food' | 'travel' | 'activities' | 'objects' | 'symbols' | 'flags';

/** The skin tone of hands and people; `none` is the yellow of most fonts. */
export type SkinTone = 'none' | 'light' | 'mediumLight' | 'medium' | 'mediumDark' | 'dark';

/** An emoji that can be chosen. */
export interface Emoji {
  /** Its characters, without a skin tone. */
  emoji: string;
  /** Its name in the user's language: read aloud, and found by any word of it. */
  name: string;
  /** Other words by which it is found. */
  keywords?: readonly string[];
  /** Its characters with "+" where a skin tone is inserted, such as "👋+". Without it the emoji has no skin tones. */
  toneTemplate?: string;
}

/** The emoji of one category. */
export interface EmojiGroup {
  category: EmojiCategory;
  emoji: readonly Emoji[];
}

/** Returns the emoji to choose from in a language (BCP 47). */
export type LoadEmoji = (locale: string) => Promise<readonly EmojiGroup[]>;

/** The modifiers of Unicode, from none to the darkest. */
const modifiers: Record<SkinTone, string> = {
  none: '',
  light: '\u{1F3FB}',
  mediumLight: '\u{1F3FC}',
  medium: '\u{1F3FD}',
  mediumDark: '\u{1F3FE}',
  dark: '\u{1F3FF}',
};

/** All skin tones in their order. */
export const skinTones: readonly SkinTone[] = Object.keys(modifiers) as SkinTone[];

/** Returns an emoji in a skin tone, if it has any. A variation selector after the position of the tone is left out. */
export const withSkinTone = ({ emoji, toneTemplate }: Emoji, tone: SkinTone): string =>
  tone === 'none' || !toneTemplate ? emoji : toneTemplate.replaceAll(/\+\uFE0F?/g, modifiers[tone]);
