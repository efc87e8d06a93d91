import { createIntl, IntlErrorCode, type IntlShape } from '@formatjs/intl';
import { getDirection, type Language } from '@school/domain';
import { mergeFullStops } from '../../../locales/mergeFullStops.ts';
import type { MessageId } from '../../../locales/messageId.ts';
import { loadCatalog } from './catalogs.ts';
import { formatTag } from '../../../locales/languages.ts';

type Values = Record<string, string | number>;

/** Returns a message of the app's catalogue in one language. */
export type Translate = (id: MessageId, values?: Values) => string;

const intls = new Map<Language, IntlShape<string>>();

/** Parses each message once: a table repeats the same few in thousands of rows. */
function intlIn(language: Language): IntlShape<string> {
  const existing = intls.get(language);
  if (existing) return existing;
  const intl = createIntl({
    locale: formatTag(language),
    messages: loadCatalog(language),
    // A missing value is a fault of the program, which the library would only log.
    onError(error) {
      if (error.code !== IntlErrorCode.MISSING_TRANSLATION) throw error;
    },
  });
  intls.set(language, intl);
  return intl;
}

/**
 * Returns the translator of the catalogue's messages for a language. An id without a message is its own text: audit entries
 * name permissions that the catalogue may have lost since.
 * @throws If the value of a placeholder is missing.
 */
export function textsIn(language: Language): Translate {
  const intl = intlIn(language);
  return (id, values) => mergeFullStops(intl.formatMessage({ id }, values));
}

/**
 * Fills the placeholders of one of the texts in `texts/`.
 * @throws If the value of a placeholder is missing.
 */
export function fillText(language: Language, text: string, values: Values): string {
  const { formatters, locale } = intlIn(language);
  return mergeFullStops(String(formatters.getMessageFormat(text, locale).format(values)));
}

/** Isolates a text in a sentence from right to left, which a Latin name would reorder. */
export const isolate = (text: string, language: Language): string =>
  getDirection(language) === 'rtl' ? `\u2068${text}\u2069` : text;

/** Isolates all values of a text. */
export const isolateValues = <Key extends string>(
  values: Readonly<Record<Key, string>>,
  language: Language,
): Record<Key, string> =>
  Object.fromEntries(
    Object.entries<string>(values).map(([name, value]) => [name, isolate(value, language)]),
  ) as Record<Key, string>;
