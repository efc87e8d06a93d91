import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** Compares two names: negative if the first precedes the other. */
export type NameOrder = (one: string, other: string) => number;

/** Returns the order of names in the app's language, not that of the browser: in Spanish ñ follows n. */
export function useNameOrder(): NameOrder {
  const { locale } = useIntl();
  return useMemo(() => new Intl.Collator(locale, { numeric: true }).compare, [locale]);
}
