import { dateTag } from '@school/ui';
import { type ReactNode, useMemo } from 'react';
import { createIntl, createIntlCache, RawIntlProvider } from 'react-intl';
import { useLanguage } from './IntlRoot.tsx';
import { formatTag } from './messages.ts';

const cache = createIntlCache();

/**
 * Provides date and number formats of the reader's language with react-intl's `useIntl` on protected routes. Uses the kit's
 * locale tag for dates, so that both format an instant alike.
 */
export function FiguresRoot(props: { children: ReactNode }) {
  const { locale } = useLanguage();
  const intl = useMemo(() => {
    const tag = formatTag(locale);
    const { formatDate, formatDateToParts, formatDateTimeRange, formatTime, formatTimeToParts } = createIntl(
      { locale: dateTag(tag) },
      cache,
    );
    const dates = { formatDate, formatDateToParts, formatDateTimeRange, formatTime, formatTimeToParts };
    return { ...createIntl({ locale: tag }, cache), ...dates };
  }, [locale]);
  return <RawIntlProvider value={intl}>{props.children}</RawIntlProvider>;
}
