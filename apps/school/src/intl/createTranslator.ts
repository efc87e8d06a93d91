import { IntlMessageFormat } from 'intl-messageformat';
import type { Messages } from './catalogue.ts';
import type { MessageId } from './messages.ts';

/** What a sentence's placeholders stand for, and what becomes of the words within its tags. */
export type MessageValues = Record<string, string | number | Date | ((words: string[]) => string)>;

/** Gives a sentence in the reader's language. */
export type Translate = (id: MessageId, values?: MessageValues) => string;

/**
 * Sentences in one language, formed by the engine that react-intl uses, without its other formatters: they would be
 * 5 kB of a first load that may have 110. Behind the door `useIntl` gives dates and figures.
 *
 * @param tag The tag that figures within a sentence are written by.
 * @param report Told of a sentence that is missing or can't be formed; the reader sees its name, and goes on.
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
      report(new Error(`school: there is no sentence "${id}" in the catalogue of ${tag}.`));
      return id;
    }
    // Nothing to fill in. A build has such sentences as they are, and no parser for others that are texts.
    if (typeof sentence === 'string' && !sentence.includes('{')) return sentence;
    try {
      return String(formatOf(id, sentence).format(values));
    } catch (problem) {
      report(problem);
      return id;
    }
  };
}
