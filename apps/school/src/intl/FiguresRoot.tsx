import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { useLanguage } from './IntlRoot.tsx';
import { formatTag } from './language.ts';

/** Dates and figures in the reader's language, by react-intl's `useIntl`, for everything behind the door. */
export function FiguresRoot(props: { children: ReactNode }) {
  const { locale } = useLanguage();
  return <IntlProvider locale={formatTag[locale]}>{props.children}</IntlProvider>;
}
