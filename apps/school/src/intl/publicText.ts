import { createFormatters, DEFAULT_INTL_CONFIG, formatMessage } from '@formatjs/intl';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Catalogue } from './catalogue.ts';
import { reportMessageError } from './reportMessageError.ts';
import type { Translate } from './useText.ts';

// The library asks Intl for the supported locales, for which a browser reads the data of all its locales: a sixth of the
// script time of a first load. Only `resolvedOptions` and the parser, which the build replaces, would read the result.
IntlMessageFormat.resolveLocale = (locales) => new Intl.Locale([locales].flat()[0]!);

/**
 * Creates the translator of public routes: `createIntl` would add all formatters to the first load, and react-intl its
 * components. The build gives this module its own copy of the library (`vite/publicIntl.ts`).
 *
 * @param tag Locale tag of numbers within messages.
 */
export function createPublicText(tag: string, messages: Catalogue['messages']): Translate {
  const config = { ...DEFAULT_INTL_CONFIG, locale: tag, messages, onError: reportMessageError };
  const formatters = createFormatters();
  return (id, values) => formatMessage(config, formatters, { id }, values);
}
