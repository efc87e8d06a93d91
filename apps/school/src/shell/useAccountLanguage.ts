import { useEffect } from 'react';
import { useSession, useSources } from '../data/DataRoot.tsx';
import { useCommand } from '../data/useCommand.ts';
import { useLanguage } from '../intl/IntlRoot.tsx';
import { pendingLanguage } from '../intl/language.ts';

/**
 * Stores a language that was chosen on this device on the account too, because e-mails are in that of the account. A choice
 * at sign-in or without a connection stays pending on the device until it is stored.
 */
export function useAccountLanguage(connected: boolean): void {
  const { storage } = useSources();
  const { user } = useSession();
  const { locale } = useLanguage();
  const { run } = useCommand('updatePreferences');
  const userId = user?.id;
  useEffect(() => {
    if (!userId || !connected || storage.getItem(pendingLanguage) !== locale) return;
    void run({ body: { language: locale } }).then(({ ok }) => {
      if (ok && storage.getItem(pendingLanguage) === locale) storage.removeItem(pendingLanguage);
    });
  }, [userId, connected, storage, locale, run]);
}
