import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { readCatalogue } from '../../locales/readCatalogue.ts';
import { readTexts } from './readTexts.ts';

/** The texts that a predicate finds wrong. */
async function find(isWrong: (text: string, id: string) => boolean): Promise<[string, string][]> {
  return (await readTexts('ar')).filter(([id, text]) => isWrong(text, id));
}

/** The words of a message without its arguments and the syntax of its plurals. */
function toWords(elements: MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.tag) return toWords(element.children);
      if (element.type === TYPE.plural || element.type === TYPE.select)
        return Object.values(element.options)
          .map((option) => toWords(option.value))
          .join('\n');
      return '1';
    })
    .join('');
}

const words = (text: string) => toWords(parse(text));

/** What is not enclosed in U+2066 … U+2069. */
const withoutIsolated = (text: string) => text.replaceAll(/\u2066[^\u2069]*\u2069/gu, '');

/** The branches of every plural: the category and its elements. */
const toBranches = (elements: MessageFormatElement[]): [category: string, value: MessageFormatElement[]][] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.tag) return toBranches(element.children);
    if (element.type !== TYPE.plural) return [];
    return Object.entries(element.options).map(([category, { value }]): [string, MessageFormatElement[]] => [
      category,
      value,
    ]);
  });

const branches = Object.entries(readCatalogue('ar')).flatMap(([id, text]) =>
  toBranches(parse(text)).map(([category, value]) => ({ id, category, value })),
);

test('has ، ؛ ؟ instead of , ; ? beside a letter or a space', async () => {
  expect(await find((text) => /[,;?](?!\d)/u.test(withoutIsolated(words(text))))).toEqual([]);
});

test('has no space before a mark of punctuation', async () => {
  expect(await find((text) => /[ \u00a0][،؛؟:.!»]/u.test(words(text)))).toEqual([]);
});

test('has « » as quotation marks and … as an ellipsis', async () => {
  expect(await find((text) => /["“”„]|\.\.\./u.test(words(text)))).toEqual([]);
});

test('writes the tanwin before its alif', async () => {
  expect(await find((text) => text.includes('ا\u064b'))).toEqual([]);
});

test('has Latin digits and no tatweel but in الـ before a number', async () => {
  expect(await find((text) => /[٠-٩۰-۹٪٫٬]|ـ(?![ #\d])(?! «)/u.test(text))).toEqual([]);
});

test('isolates examples that the direction of the line would reorder', async () => {
  const example = /https?:|[+#−-]\d|#[\dA-F]{6}|\d-\d|\d\.\d+\.\d|\w:\w*[a-z]/u;
  expect(await find((text) => example.test(withoutIsolated(words(text))))).toEqual([]);
  expect(await find((text) => /\u2066[^\u2069]*$|\u2066\u2069/u.test(text))).toEqual([]);
});

test('spells one and two with the form of the noun instead of a figure', () => {
  /* A label before the number, as in “Filters: 2”, has no noun to count. */
  const wrong = branches.filter(
    ({ category, value }) =>
      ['one', 'two'].includes(category) &&
      value.some(({ type }) => type === TYPE.pound) &&
      !/^\P{N}+: 1$/u.test(toWords(value)),
  );
  expect(wrong).toEqual([]);
});

test('uses the singular in the accusative for 11 to 99', () => {
  /* The nouns in -ة have no alif, and a mark of their case is not written. */
  const noun = /^1\u00a0([\p{L}\p{M}]+)/u;
  const wrong = branches
    .filter(({ category }) => category === 'many')
    .map(({ id, value }) => [id, noun.exec(toWordsWithNumber(value))?.[1]] as const)
    .filter(([, word]) => word !== undefined && !/(?:ًا|ة|طلب)$/u.test(word));
  expect(wrong).toEqual([]);
});

test('joins a number to its noun with U+00A0', async () => {
  /* A particle or an article after a number begins something else. */
  const apart = /(?:[\d#]|number\}) (?!(?:من|إلى|أو|على|في|عن|مع|حتى|كحد)(?!\p{L})|و|ال)\p{sc=Arabic}/u;
  /* Some arguments of the kit are formatted dates or sizes, so only its nouns are checked. */
  const noun = /\d (?:أرقام|أشخاص|شخصًا|شخص|رسائل|رسالة|نتائج|نتيجة)/u;
  expect(await find((text, id) => (id.startsWith('kit.') ? noun : apart).test(text))).toEqual([]);
});

test('names PIN a رمز and RUT a رقم', async () => {
  expect(await find((text) => /(?<!رمز |رموز )PIN|(?<!رقم )RUT/u.test(text))).toEqual([]);
});

test('has no verb of a man before the name of a person', async () => {
  expect(await find((text) => /(?:^|[ {(])(?:سي|ي)[\p{L}\p{M}]{2,} (?:\{name\}|\u2068)/u.test(text))).toEqual(
    [],
  );
});

/** The words of a branch, with 1 for its number. */
function toWordsWithNumber(value: MessageFormatElement[]): string {
  const text = toWords(value);
  return text.slice(text.search(/\d/u));
}
