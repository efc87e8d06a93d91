import type { MessageId } from './messages.ts';
import { useText } from './useText.ts';
import type { MessageValues } from './createTranslator.ts';

/** Delimiters of emphasis while the message is one string; Unicode reserves these characters for private use. */
const [begins, ends] = ['\uE000', '\uE001'];
const marks = /[\uE000\uE001]/;

const plain = (value: MessageValues[string]) =>
  typeof value === 'string' ? value.replaceAll(new RegExp(marks, 'g'), '') : value;

/** Renders a message with emphasis: the catalogue marks it with `<b>`. */
export function Emphasised(props: { id: MessageId; values?: MessageValues }) {
  const t = useText();
  const values = Object.fromEntries(
    Object.entries(props.values ?? {}).map(([name, value]) => [name, plain(value)]),
  );
  const b = (words: string[]) => `${begins}${words.join('')}${ends}`;
  return t(props.id, { ...values, b })
    .split(marks)
    .map((words, at) => (at % 2 === 1 ? <strong key={at}>{words}</strong> : <span key={at}>{words}</span>));
}

/** Wraps a person's text in a bidi isolate, so that its direction doesn't affect the sentence. */
export const isolated = (words: string): string => `\u2068${words}\u2069`;
