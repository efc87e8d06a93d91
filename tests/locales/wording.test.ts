import { getDirection, languages } from '@school/domain';
import { describe, expect, test } from 'vitest';
import { readCatalogue } from '../../locales/readCatalogue.ts';
import { bannedWords } from './bannedWords.ts';
import { readTexts } from './readTexts.ts';

describe.each(languages)('%s', (language) => {
  test('uses no banned word', async () => {
    const texts = await readTexts(language);
    const problems = (bannedWords[language] ?? []).flatMap(({ word, instead, except = [] }) => {
      const pattern = new RegExp(`(?<![\\p{L}-])(?:${word})(?![\\p{L}-])`, 'iu');
      return texts
        .filter(([id, text]) => pattern.test(text) && !except.includes(id))
        .map(([id, text]) => `${id}: “${text}” (write ${instead})`);
    });
    expect(problems).toEqual([]);
  });

  /* A field writes it after its label, which would then have it twice. */
  test('has no label that ends in “optional”', async () => {
    const pattern = /[(（](?:opcional|optional|facultatif|اختياري|选填)[)）]$/u;
    expect((await readTexts(language)).filter(([, text]) => pattern.test(text))).toEqual([]);
  });

  test('has no exception for a message without the word', async () => {
    const texts = new Map(await readTexts(language));
    const stale = (bannedWords[language] ?? []).flatMap(({ word, except = [] }) =>
      except.filter((id) => !new RegExp(word, 'iu').test(texts.get(id) ?? '')),
    );
    expect(stale).toEqual([]);
  });
});

describe.each(languages.filter((language) => getDirection(language) === 'rtl'))('%s', (language) => {
  /* The app isolates arguments, which then give the line no direction: it would be read from the left. */
  test('starts a line of arguments alone with U+200F', async () => {
    /* Forms show it in an element with the direction of the page. */
    const except = new Set(['app.form.wrongAt']);
    const wrong = (await readTexts(language)).filter(
      ([id, text]) =>
        !id.startsWith('provider.') &&
        !except.has(id) &&
        text.startsWith('{') &&
        !/\p{L}/u.test(text.replaceAll(/\{[^{}]*\}/gu, '')),
    );
    expect(wrong).toEqual([]);
  });
});

describe('fr', () => {
  test('has U+00A0 before : and » and after «, U+202F before ; ? !', async () => {
    const wrong = (await readTexts('fr')).filter(
      ([, text]) =>
        / [:;?!»]|« |[^\u00a0]»|«[^\u00a0]/u.test(text) ||
        /[^\u202f][;?!]/u.test(text) ||
        /\u202f[:»]/u.test(text),
    );
    expect(wrong).toEqual([]);
  });
});

/** Words by which a text would name a control that only people who see it can find (WCAG 2.2, 1.3.3). */
const visualWords: Partial<Record<(typeof languages)[number], RegExp>> = {
  en: /\b(left-hand|right-hand|(on|to|at) the (left|right|top|bottom)|the (green|red|blue|round) (button|icon))\b/i,
  es: /\b(a la (izquierda|derecha)|(botón|ícono) (verde|rojo|azul|redondo))\b/i,
  fr: /\b(à (gauche|droite)|(bouton|icône) (vert|rouge|bleu|ronde?))\b/i,
  de: /\b(auf der (linken|rechten) Seite|(links|rechts) (oben|unten)|(grüne|rote|blaue|runde)[nr]? (Knopf|Schaltfläche|Symbol))\b/i,
  ar: /(على|إلى) (اليمين|اليسار)|الزر (الأخضر|الأحمر|الأزرق)/,
  'zh-CN': /[左右](侧|边|上角|下角)的?|(绿|红|蓝)色(的)?按钮/,
};

test.each(Object.entries(visualWords))(
  '%s names no control by its side, colour or shape',
  async (language, words) => {
    const texts = await readTexts(language as (typeof languages)[number]);
    expect(texts.filter(([, text]) => words.test(text))).toEqual([]);
  },
);

test('formats every plain argument that is a count or a limit as a number', () => {
  const counts = /\{(?:count|total|read|reached|done|given|from|to|max)\}/;
  for (const language of languages) {
    expect(Object.entries(readCatalogue(language)).filter(([, text]) => counts.test(text))).toEqual([]);
  }
});
