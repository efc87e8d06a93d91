import { supportedZone } from '@school/text';
import { dateTag } from '@school/ui';
import { type ReactNode, useMemo } from 'react';
import { createIntl, createIntlCache, RawIntlProvider } from 'react-intl';
import { useLanguage } from './IntlRoot.tsx';
import { formatTag } from './messages.ts';

const cache = createIntlCache();

interface Zoned {
  timeZone?: string | undefined;
}

const withSupportedZone = <Value,>(value: Value): Value => {
  const zone = (value as Zoned | undefined)?.timeZone;
  return zone ? { ...value, timeZone: supportedZone(zone) } : value;
};

/** Formats in a time zone that this browser knows, because react-intl writes the raw instant for another. */
const inSupportedZone =
  <Values extends unknown[], Written>(format: (...values: Values) => Written) =>
  (...values: Values): Written =>
    format(...(values.map(withSupportedZone) as Values));

/**
 * Provides date and number formats of the reader's language with react-intl's `useIntl` on protected routes. Uses the kit's
 * locale tag for dates, so that both format an instant alike.
 */
export function FiguresRoot(props: { children: ReactNode }) {
  const { locale } = useLanguage();
  const intl = useMemo(() => {
    const tag = formatTag(locale);
    const inDates = createIntl({ locale: dateTag(tag) }, cache);
    const dates = {
      formatDate: inSupportedZone(inDates.formatDate),
      formatDateToParts: inSupportedZone(inDates.formatDateToParts),
      formatDateTimeRange: inSupportedZone(inDates.formatDateTimeRange),
      formatTime: inSupportedZone(inDates.formatTime),
      formatTimeToParts: inSupportedZone(inDates.formatTimeToParts),
    };
    return { ...createIntl({ locale: tag }, cache), ...dates };
  }, [locale]);
  return <RawIntlProvider value={intl}>{props.children}</RawIntlProvider>;
}
