import { useConfirm } from '@school/ui';
import { useEffect } from 'react';
import { useText } from '../intl/useText.ts';
import { useNavigation } from '../navigation/NavigationRoot.tsx';

/** Asks before a page is left whose changes are kept nowhere. */
export function useLeaveGuard(unsaved: boolean): void {
  const t = useText();
  const navigation = useNavigation();
  const confirm = useConfirm();
  useEffect(() => {
    if (!unsaved) return undefined;
    const stop = navigation.guard(() =>
      confirm({
        tone: 'critical',
        title: t('app.leave.title'),
        body: t('app.leave.body'),
        confirmLabel: t('app.leave.confirm'),
      }),
    );
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    return () => {
      stop();
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [unsaved, navigation, confirm, t]);
}
