import { createIntl, type FormatNumberOptions, type MessageFormatElement } from 'react-intl';
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
  number(value: number, options?: FormatNumberOptions): string;
};

/**
 * @param tag The tag that dates and figures are written by.
 * @param report Told of a sentence that is missing or can't be formed; the reader sees its name, and goes on.
 */
export function createWords(tag: string, sentences: Sentences, report: (problem: unknown) => void): Words {
  const intl = createIntl({
    locale: tag,
    messages: sentences as Record<string, MessageFormatElement[]>,
    onError: report,
  });

  return {
    text(id, values) {
      const sentence = sentences[id];
      if (sentence === undefined) {
        report(new Error(`school: there is no sentence "${id}" in the catalogue of ${tag}.`));
        return id;
      }
      // Nothing to fill in. A build has such sentences as they are, and no parser for others that are texts.
      if (typeof sentence === 'string' && !sentence.includes('{')) return sentence;
      return intl.formatMessage({ id }, values ?? {});
    },
    date: (value, options) => intl.formatDate(value, options),
    number: (value, options) => intl.formatNumber(value, options),
  };
}
