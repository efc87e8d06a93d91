import type { MessageFormatElement } from 'react-intl';

const plainLetters = 'abcdefghijklmnopqrstuvwxyz';
const accentedLetters = 'áƀçðéƒĝĥíĵķļɱñóþɋŕšţúṽŵẋýž';

/** Follows each Arabic letter; the catalogues have it in a few words only, never after every letter. */
const fatha = '\u064e';

const arabicLetter = /\p{Script=Arabic}(?<=\p{L})/gu;

/* Frequent letters, which together lengthen the words of most texts by a third. */
const doubled = /[aeiou]/i;

function accentLetter(letter: string): string {
  const accent = accentedLetters[plainLetters.indexOf(letter.toLowerCase())]!;
  const cased = letter === letter.toLowerCase() ? accent : accent.toUpperCase();
  return doubled.test(letter) ? cased + accent : cased;
}

const accentText = (text: string): string =>
  text.replace(/[a-z]/gi, accentLetter).replace(arabicLetter, `$&${fatha}`);

/** Whether a word is one of a changed text: it has no other letters. */
export function isPseudoWord(word: string): boolean {
  const letters = word.replaceAll('\u0640', '').match(/\p{L}\p{M}*/gu) ?? [];
  return letters.every((letter) => letter[1] === fatha || accentedLetters.includes(letter.toLowerCase()));
}

/** Words of six letters that make up what is missing to 40 % more than the original. */
function padding(length: number, changedLength: number, isArabic: boolean): string {
  const missing = Math.ceil(length * 1.4) - changedLength;
  const letter = isArabic ? `ن${fatha}` : 'ẋ';
  return Array.from({ length: missing }, (_, at) => (at % 6 === 0 ? ` ${letter}` : letter)).join('');
}

const countLetters = (text: string) => text.replaceAll(fatha, '').length;

/** Accents a text, makes it 40 % longer, and encloses it in ⟦ and ⟧. */
export function toPseudoText(text: string): string {
  if (text === '') return '';
  const changed = accentText(text);
  return `⟦${changed}${padding(text.length, countLetters(changed), text.search(arabicLetter) >= 0)}⟧`;
}

type Change = (text: string) => string;

/** Changes the literals of a parsed message, also within its plurals, selects and tags. */
function changeLiterals(element: MessageFormatElement, change: Change): MessageFormatElement {
  // 0 is a literal; the parser's enumeration isn't in the page.
  if (element.type === 0) return { ...element, value: change(element.value) };
  if ('children' in element)
    return { ...element, children: element.children.map((child) => changeLiterals(child, change)) };
  if (!('options' in element)) return element;
  const options = Object.entries(element.options).map(([key, option]) => [
    key,
    { ...option, value: option.value.map((part) => changeLiterals(part, change)) },
  ]);
  return { ...element, options: Object.fromEntries(options) } as MessageFormatElement;
}

/** Literals of a parsed message as it is shown: of a plural or select those of its last option. */
const readLiterals = (elements: readonly MessageFormatElement[]): string =>
  elements
    .map((element) => {
      if (element.type === 0) return element.value;
      if ('children' in element) return readLiterals(element.children);
      return 'options' in element ? readLiterals(Object.values(element.options).at(-1)!.value) : '';
    })
    .join('');

function toPseudoMessage(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  const text = readLiterals(elements);
  const toLiteral = (value: string) => ({ type: 0, value }) as MessageFormatElement;
  const added = padding(text.length, countLetters(accentText(text)), text.search(arabicLetter) >= 0);
  return [
    toLiteral('⟦'),
    ...elements.map((element) => changeLiterals(element, accentText)),
    toLiteral(`${added}⟧`),
  ];
}

const isMessage = (value: readonly unknown[]): value is MessageFormatElement[] =>
  value.some((element) => typeof element === 'object' && element !== null && 'type' in element);

/** Changes all texts of a catalogue: strings, parsed messages, and what functions return. */
export function toPseudo(value: unknown): unknown {
  if (typeof value === 'string') return toPseudoText(value);
  if (typeof value === 'function')
    return (...input: unknown[]) => toPseudo((value as (...input: unknown[]) => unknown)(...input));
  if (Array.isArray(value)) return isMessage(value) ? toPseudoMessage(value) : value.map(toPseudo);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, toPseudo(part)]));
}
