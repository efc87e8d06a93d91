import type { MessageId } from './messages.ts';
import { useText } from './useText.ts';
import type { MessageValues } from './createTranslator.ts';

/** Around what is emphasised while a sentence is still one text; Unicode keeps these two for whoever needs them. */
const [begins, ends] = ['\uE000', '\uE001'];
const marks = /[\uE000\uE001]/;

const plain = (value: MessageValues[string]) =>
  typeof value === 'string' ? value.replaceAll(new RegExp(marks, 'g'), '') : value;

/** A sentence with its figures in bold: what stands in `<b>` in the catalogue. */
export function Emphasised(props: { id: MessageId; values?: MessageValues }) {
  const t = useText();
  const values = Object.fromEntries(
    Object.entries(props.values ?? {}).map(([name, value]) => [name, plain(value)]),
  );
  const b = (words: string[]) => `${begins}${words.join('')}${ends}`;
  return t(props.id, { ...values, b })
    .split(marks)
    .map((words, at) => (at % 2 === 1 ? <strong key={at}>{words}</strong> : words));
}

/** People's words within a sentence: their direction is their own, and doesn't turn the sentence around. */
export const isolated = (words: string): string => `\u2068${words}\u2069`;
