import { IntlMessageFormat } from 'intl-messageformat';
import type { Messages } from './messageFiles.ts';
import type { MessageId } from './messages.ts';

/** Values of a message's placeholders, and renderers of its tags. */
export type MessageValues = Record<string, string | number | Date | ((words: string[]) => string)>;

/** Returns a message in the reader's language. */
export type Translate = (id: MessageId, values?: MessageValues) => string;

/**
 * Creates a translator with the ICU engine of react-intl but without its other formatters, because they would add 5 kB to a
 * first load with a budget of 110. Protected routes format dates and numbers with `useIntl`.
 *
 * @param tag Locale tag of numbers within messages.
 * @param report Called for a missing or invalid message; the reader sees its id.
 */
export function createTranslator(
  tag: string,
  sentences: Messages,
  report: (problem: unknown) => void,
): Translate {
  const formats = new Map<MessageId, IntlMessageFormat>();

  const formatOf = (id: MessageId, sentence: Messages[string]) => {
    const known = formats.get(id);
    if (known) return known;
    const made = new IntlMessageFormat(sentence, tag);
    formats.set(id, made);
    return made;
  };

  return (id, values) => {
    const sentence = sentences[id];
    if (sentence === undefined) {
      report(new Error(`school: message "${id}" is missing in ${tag}.`));
      return id;
    }
    // A message without placeholders: the build keeps it as text and removes the parser.
    if (typeof sentence === 'string' && !sentence.includes('{')) return sentence;
    try {
      return String(formatOf(id, sentence).format(values));
    } catch (problem) {
      report(problem);
      return id;
    }
  };
}
