import { createFormatters, DEFAULT_INTL_CONFIG, formatMessage } from '@formatjs/intl';
import type { Catalogue } from './catalogue.ts';
import { reportMessageError } from './reportMessageError.ts';
import type { Translate } from './useText.ts';

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
