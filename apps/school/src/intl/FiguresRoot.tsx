import { dateTag } from '@school/ui';
import { type ReactNode, useMemo } from 'react';
import { createIntl, createIntlCache, RawIntlProvider } from 'react-intl';
import { useLanguage } from './IntlRoot.tsx';
import { formatTag } from './language.ts';

const cache = createIntlCache();

/**
 * Dates and figures in the reader's language, by react-intl's `useIntl`, for everything behind the door. Dates go by the
 * tag that the kit's do, so that one moment is never written in two ways on one screen.
 */
export function FiguresRoot(props: { children: ReactNode }) {
  const { locale } = useLanguage();
  const intl = useMemo(() => {
    const tag = formatTag[locale];
    const { formatDate, formatDateToParts, formatDateTimeRange, formatTime, formatTimeToParts } = createIntl(
      { locale: dateTag(tag) },
      cache,
    );
    const dates = { formatDate, formatDateToParts, formatDateTimeRange, formatTime, formatTimeToParts };
    return { ...createIntl({ locale: tag }, cache), ...dates };
  }, [locale]);
  return <RawIntlProvider value={intl}>{props.children}</RawIntlProvider>;
}
