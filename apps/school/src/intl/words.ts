import { IntlMessageFormat } from 'intl-messageformat';
import type { Sentences } from './catalogue.ts';
import type { MessageId } from './messages.ts';

/** What a sentence's placeholders stand for. */
export type MessageValues = Record<string, string | number | Date>;

/** Gives a sentence in the reader's language. */
export type TextOf = (id: MessageId, values?: MessageValues) => string;

/** Sentences, dates and figures in one language. */
export type Words = {
  text: TextOf;
  date(value: Date, options: Intl.DateTimeFormatOptions): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
};

/**
 * @param tag The tag that dates and figures are written by.
 * @param report Told of a sentence that is missing or can't be formed; the reader sees its name, and goes on.
 */
export function createWords(tag: string, sentences: Sentences, report: (problem: unknown) => void): Words {
  const formats = new Map<MessageId, IntlMessageFormat>();

  const formatOf = (id: MessageId, sentence: Sentences[string]) => {
    const known = formats.get(id);
    if (known) return known;
    const made = new IntlMessageFormat(sentence, tag);
    formats.set(id, made);
    return made;
  };

  return {
    text(id, values) {
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
    },
    date: (value, options) => new Intl.DateTimeFormat(tag, options).format(value),
    number: (value, options) => new Intl.NumberFormat(tag, options).format(value),
  };
}
