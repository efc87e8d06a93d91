import { supportedZone } from '@school/text';
import { dateTag } from '@school/ui';
import { type ReactNode, useCallback, useMemo } from 'react';
import { createIntl, createIntlCache, IntlProvider, RawIntlProvider, useIntl } from 'react-intl';
import { mergeFullStops } from '../../../../locales/mergeFullStops.ts';
import { useLanguage } from './IntlRoot.tsx';
import { formatTag } from './messages.ts';
import { reportMessageError } from './reportMessageError.ts';
import { TextContext, type Translate } from './useText.ts';

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

/** Tags that a message may have, around text only. */
const richTextElements = { b: (texts: ReactNode[]) => <strong>{mergeFullStops(texts.join(''))}</strong> };

/** The only warning is about messages that are text: those with tags, in development, where the build didn't parse them. */
const ignoreWarning = () => undefined;

/** Provides react-intl to protected routes: their messages, and formats of dates, numbers and lists. */
export function ProtectedIntlRoot(props: { children: ReactNode }) {
  const { locale, catalogue } = useLanguage();
  return (
    <IntlProvider
      locale={formatTag(locale)}
      messages={catalogue.messages}
      defaultRichTextElements={richTextElements}
      onError={reportMessageError}
      onWarn={ignoreWarning}
    >
      <ZonedDates>{props.children}</ZonedDates>
    </IntlProvider>
  );
}

/** Replaces the formats of dates by those with the kit's locale tag, so that both format an instant alike. */
function ZonedDates(props: { children: ReactNode }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const text = useCallback<Translate>(
    (id, values) => mergeFullStops(formatMessage({ id }, values)),
    [formatMessage],
  );
  const withDates = useMemo(() => {
    const dates = createIntl({ locale: dateTag(intl.locale) }, cache);
    return {
      ...intl,
      formatDate: inSupportedZone(dates.formatDate),
      formatDateToParts: inSupportedZone(dates.formatDateToParts),
      formatDateTimeRange: inSupportedZone(dates.formatDateTimeRange),
      formatTime: inSupportedZone(dates.formatTime),
      formatTimeToParts: inSupportedZone(dates.formatTimeToParts),
    };
  }, [intl]);
  return (
    <RawIntlProvider value={withDates}>
      <TextContext value={text}>{props.children}</TextContext>
    </RawIntlProvider>
  );
}
