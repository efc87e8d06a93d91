import { alertIn } from '@school/domain';
import { useCallback } from 'react';
import { useLanguage } from './IntlRoot.tsx';

/** Returns a function that gives an alert its prepared text in the reader's language. */
export function useAlertIn() {
  const { locale } = useLanguage();
  return useCallback(
    <A extends Parameters<typeof alertIn>[0]>(alert: A): A => alertIn(alert, locale),
    [locale],
  );
}
