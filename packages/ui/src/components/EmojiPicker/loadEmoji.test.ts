import { describe, expect, it } from 'vitest';
import { skinTones, withSkinTone } from './emoji.ts';
import { findEmoji, indexEmoji } from './findEmoji.ts';
import { namesByLanguage } from './generated/namesByLanguage.ts';
import { loadEmoji } from './loadEmoji.ts';

const languages = Object.keys(namesByLanguage);
const allIn = async (locale: string) => (await loadEmoji(locale)).flatMap(({ emoji }) => emoji);
const findName = async (text: string, locale: string) =>
  (await allIn(locale)).find(({ emoji }) => emoji === text)?.name;
/* The compile target has no literals with the flag `v`. */
const oneEmoji = new RegExp(String.raw`^\p{RGI_Emoji}$`, 'v');

describe('loadEmoji', () => {
  it.each(languages)('names each emoji once in %s', async (language) => {
    const emoji = await allIn(language);
    expect(emoji.length).toBeGreaterThan(1800);
    expect(new Set(emoji.map((one) => one.emoji)).size).toBe(emoji.length);
    expect(emoji.filter(({ name }) => name.trim() === '')).toEqual([]);
  });

  it('has only emoji that any program accepts, in every skin tone, and none longer than a reaction can be', async () => {
    const texts = (await allIn('en')).flatMap((one) => skinTones.map((tone) => withSkinTone(one, tone)));
    expect(texts.filter((text) => !oneEmoji.test(text) || text.length > 16)).toEqual([]);
    expect(new Set(texts).size).toBeGreaterThan(3000);
  });

  it.each([
    ['👋', '👋🏿'],
    ['☝️', '☝🏿'],
    ['🧑‍🤝‍🧑', '🧑🏿‍🤝‍🧑🏿'],
    ['🤝', '🤝🏿'],
    ['👩‍🏫', '👩🏿‍🏫'],
    ['😀', '😀'],
  ])('shows %s as %s in the darkest skin tone', async (text, expected) => {
    const entry = (await allIn('en')).find(({ emoji }) => emoji === text)!;
    expect(withSkinTone(entry, 'dark')).toBe(expected);
  });

  it.each([
    ['en', 'flag: Chile'],
    ['en-GB', 'flag: Chile'],
    ['es-CL', 'Bandera: Chile'],
    ['zh-Hans', '旗: 智利'],
    ['pt', 'flag: Chile'],
  ])('takes the nearest language to %s', async (locale, name) => {
    expect(await findName('🇨🇱', locale)).toBe(name);
  });
});

describe('findEmoji', () => {
  it.each([
    ['ar', 'تفاح', '🍎'],
    ['ar', 'القلب', '❤️'],
    ['de', 'augen', '😻'],
    ['de', 'GRÜSSE', '🖖'],
    ['en', 'thumbs up', '👍'],
    ['en', 'up thumb', '👍'],
    ['en', 'celebrat', '🎉'],
    ['es', 'corazon', '❤️'],
    ['es', 'cumpleaños', '🎂'],
    ['es-MX', 'pastel', '🎂'],
    ['fr', 'fete', '🎉'],
    ['zh-CN', '苹果', '🍎'],
    ['en', '👍', '👍'],
    ['en', '!', '❗'],
  ])('finds in %s by “%s” %s', async (locale, query, expected) => {
    const results = findEmoji(indexEmoji(await loadEmoji(locale), locale), query, locale);
    expect(results.map(({ emoji }) => emoji)).toContain(expected);
  });

  it('lists first what has the name, then what begins with it, then the others', async () => {
    const index = indexEmoji(
      [
        {
          category: 'nature',
          emoji: [
            { emoji: 'a', name: 'scarf' },
            { emoji: 'b', name: 'traffic light', keywords: ['car'] },
            { emoji: 'c', name: 'racing car' },
            { emoji: 'd', name: 'car battery' },
            { emoji: 'e', name: 'Car' },
            { emoji: 'f', name: 'dog' },
          ],
        },
      ],
      'en',
    );
    expect(findEmoji(index, ' CÁR ', 'en').map(({ emoji }) => emoji)).toEqual(['e', 'd', 'c', 'b', 'a']);
  });
});
