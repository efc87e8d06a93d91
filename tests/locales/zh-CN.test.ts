import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { readTexts } from './readTexts.ts';

/** Arguments with a value in Chinese, such as a weekday or another text of the catalogue: no space beside them. */
const chinese = new Set(['change', 'day', 'field', 'fields', 'kind', 'language', 'page', 'problem', 'step']);

/** Arguments with a value such as 2026年12月1日: a space before it only. */
const chineseAtEnd = new Set(['date']);

/** The kit's texts about weekdays: readTexts gives them a number instead of the name of the day. */
const weekdays = /^kit\.weekdayHours\./;

/** A text with each argument as `{name}`, each number as `1`, without tags: one line for every plural branch. */
const toLines = (elements: MessageFormatElement[]): string[] => {
  const lines = (element: MessageFormatElement): string[] => {
    if (element.type === TYPE.literal) return [element.value];
    if (element.type === TYPE.pound || element.type === TYPE.number) return ['1'];
    if (element.type === TYPE.tag) return toLines(element.children);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return Object.values(element.options).flatMap(({ value }) => toLines(value));
    return [`{${element.value}}`];
  };
  return elements.reduce<string[]>(
    (starts, element) => starts.flatMap((start) => lines(element).map((end) => start + end)),
    [''],
  );
};

const texts = await readTexts('zh-CN');
const lines = texts.flatMap(([id, text]) =>
  /^(?:kit|provider)\./.test(id)
    ? [[id, text] as const]
    : toLines(parse(text)).map((line) => [id, line] as const),
);

/** Returns the lines with a fault, except those of the given texts. */
const find = (fault: RegExp, except: string[] = []) =>
  lines.filter(([id, line]) => fault.test(line) && !except.includes(id));

test('has full-width punctuation in Chinese', () => {
  /* “from:” is what people type. */
  const except = ['messenger.search.startBody'];
  expect(find(/\p{Script=Han}[”）]? ?[,.;:?!()]|[,;:?!()] ?\p{Script=Han}/u, except)).toEqual([]);
  expect(find(/["«»„‘’「」﹁﹂]|(?<!\{\w*)'(?!\{)(?<!\}')/)).toEqual([]);
});

test('has no space beside full-width punctuation', () => {
  expect(find(/\s[，。！？：；、（）“”…【】]|[，。！？：；、（）“”【】]\s/)).toEqual([]);
});

test('closes each bracket and quotation mark', () => {
  const pairs = ['“”', '（）', '【】', '《》'];
  const isOpen = ([, line]: readonly [string, string]) =>
    pairs.some(([start, end]) => line.split(start!).length !== line.split(end!).length);
  expect(lines.filter(isOpen)).toEqual([]);
});

test('has a space between Chinese and Latin letters or digits', () => {
  const fault = /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u;
  /* Its day is a date, which ends in 日. */
  const except = ['kit.dateField.noSuchTime'];
  expect(find(fault, except).filter(([id]) => !weekdays.test(id))).toEqual([]);
});

test('has a space between Chinese and an argument, unless its value is Chinese', () => {
  const beside = /(?<=\p{Script=Han})\{(\w+)\}|\{(\w+)\}(?=\p{Script=Han})/gu;
  const wrong = lines.filter(([, line]) =>
    [...line.matchAll(beside)].some(
      ([, before, after]) => !chinese.has((before ?? after)!) && !chineseAtEnd.has(after!),
    ),
  );
  expect(wrong).toEqual([]);
});

test('has no full-width letter or digit, and one sign for an omission', () => {
  expect(find(/[Ａ-Ｚａ-ｚ０-９]|……|\.\.\.|。。/)).toEqual([]);
});

test('writes a range with 至', () => {
  expect(find(/(?<!从 )\d ?[到~～–] ?\d/)).toEqual([]);
});

test('asks with a word of a question', () => {
  /* Short questions beside a link, as in every app. */
  const except = ['login.forgot', 'login.haveRut', 'login.noAccount', 'login.noRut', 'login.locked'];
  const questions = /吗|什么|哪|谁|多少|如何/;
  expect(find(/？/, except).filter(([, line]) => !questions.test(line))).toEqual([]);
});

test('ends as a sentence where English does', async () => {
  const english = new Map(await readTexts('en'));
  const isSentence = (text: string) => /[.。]\}*$/.test(text);
  const different = texts.filter(([id, text]) => isSentence(text) !== isSentence(english.get(id) ?? ''));
  expect(different.map(([id, text]) => [id, text, english.get(id)])).toEqual([]);
});
