import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { readCatalogue } from '../../locales/readCatalogue.ts';
import { readTexts } from './readTexts.ts';

const count = (text: string, sign: string) => text.split(sign).length - 1;

/** Returns the plurals inside a text, as the elements of their branches. */
function readPlurals(elements: MessageFormatElement[]): Record<string, MessageFormatElement[]>[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return readPlurals(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const branches = Object.entries(element.options).map(([name, { value }]) => [name, value] as const);
    const inner = branches.flatMap(([, value]) => readPlurals(value));
    return element.type === TYPE.plural ? [Object.fromEntries(branches), ...inner] : inner;
  });
}

/** Returns the first words after each number of a branch. */
const wordsAfterNumbers = (branch: MessageFormatElement[]) =>
  branch.flatMap((element, index) => {
    const before = branch[index - 1]?.type;
    const isCounted = before === TYPE.pound || before === TYPE.number;
    return isCounted && element.type === TYPE.literal ? [element.value] : [];
  });

/* Nouns in the plural; adjectives and “más” follow a number of millions without “de”. */
const noun = /^ (?!más|nuev[ao]s)\p{L}+s(?!\p{L})/u;

describe.each(['es', 'es-MX'] as const)('%s', (language) => {
  test('opens every question and exclamation', async () => {
    const wrong = (await readTexts(language)).filter(
      ([, text]) => count(text, '¿') !== count(text, '?') || count(text, '¡') !== count(text, '!'),
    );
    expect(wrong).toEqual([]);
  });

  test('has « » in pairs and no other quotation marks', async () => {
    const wrong = (await readTexts(language)).filter(
      ([, text]) => count(text, '«') !== count(text, '»') || /["“”„‘]/.test(text),
    );
    expect(wrong).toEqual([]);
  });

  test('has no space before punctuation or inside marks, and … as one character', async () => {
    const wrong = (await readTexts(language)).filter(([, text]) => /\s[,;:.?!»]|[«¿¡]\s|\.\.\./u.test(text));
    expect(wrong).toEqual([]);
  });

  /* Sentences have a full stop, labels and buttons have none. */
  test('ends with a full stop where English does', () => {
    const english = readCatalogue('en');
    const hasStop = (text: string) => /\.(?:[}\s]|<\/\w+>)*$/.test(text);
    const wrong = Object.entries(readCatalogue(language)).filter(
      ([id, text]) => hasStop(text) !== hasStop(english[id] ?? ''),
    );
    expect(wrong).toEqual([]);
  });

  test('has no form of vosotros', async () => {
    const wrong = (await readTexts(language)).filter(([, text]) => /\p{L}(?:áis|éis)(?!\p{L})/u.test(text));
    expect(wrong).toEqual([]);
  });

  /* One o’clock is “a la 1:00”. */
  test('puts no article before a time', async () => {
    const articles = /\blas? (?:\{(?:time|hour|at)\}|\d{1,2}:\d{2})/;
    const wrong = (await readTexts(language)).filter(
      ([id, text]) => articles.test(text) && id !== 'forms.tomorrowMorning',
    );
    expect(wrong).toEqual([]);
  });

  test('has “de” between millions and a noun', () => {
    const wrong = Object.entries(readCatalogue(language)).filter(([, text]) =>
      readPlurals(parse(text)).some(({ many = [], other = [] }) => {
        const words = wordsAfterNumbers(many);
        return wordsAfterNumbers(other).some(
          (word, index) => noun.test(word) && !words[index]?.startsWith(' de '),
        );
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('writes whole numbers as the language does', async () => {
    const other = language === 'es' ? /\d,\d{3}(?!\d)/ : /(?<![\d.])\d{1,3}\.\d{3}(?![\d.])/;
    expect((await readTexts(language)).filter(([, text]) => other.test(text))).toEqual([]);
  });
});

describe('es-MX', () => {
  /* The words of `es` have the other gender: el colegio, la sede, la casilla. */
  test('has articles that agree with escuela, plantel and buzón', async () => {
    const feminine = /(?<!\p{L})(?:el|del|al|un|este|otro|ningún|tu propio|nuevo) escuela/iu;
    const masculine =
      /(?<!\p{L})(?:las?|unas?|estas?|otras?|ningunas?|nuevas?|cada una de (?:las|tus)) (?:plantel|buzón)/iu;
    const wrong = (await readTexts('es-MX')).filter(
      ([, text]) => feminine.test(text) || masculine.test(text),
    );
    expect(wrong).toEqual([]);
  });
});
