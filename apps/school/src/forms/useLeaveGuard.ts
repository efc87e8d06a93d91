import { useConfirm } from '@school/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useText } from '../intl/useText.ts';
import { useNavigation } from '../router/NavigationRoot.tsx';
import type { Unsent } from './useDraft.ts';

/**
 * Asks for confirmation before a form with unsent input is left, and says what happens to the input.
 *
 * @param unsent Called when the person is about to leave.
 * @returns Leaves after the same confirmation, for the form's own buttons.
 */
export function useLeaveGuard(unsent: () => Unsent): (go: () => void) => void {
  const t = useText();
  const navigation = useNavigation();
  const confirm = useConfirm();
  const allowed = useRef(false);

  const mayLeave = useCallback(async () => {
    const state = unsent();
    if (allowed.current || state === 'nothing') return true;
    return confirm(
      state === 'lost'
        ? {
            tone: 'critical',
            title: t('app.leave.title'),
            body: t('app.leave.body'),
            confirmLabel: t('app.leave.confirm'),
          }
        : {
            tone: 'accent',
            title: t('forms.leave.title'),
            body: t(state === 'partly' ? 'forms.leave.partly' : 'forms.leave.body'),
            confirmLabel: t('forms.leave.confirm'),
          },
    );
  }, [unsent, confirm, t]);

  useEffect(() => {
    const stop = navigation.guard(mayLeave);
    // A reload restores the draft, so the browser's prompt appears only for input that can't be stored.
    const onUnload = (event: BeforeUnloadEvent) => {
      if (unsent() === 'lost') event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => {
      stop();
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [unsent, navigation, mayLeave]);

  return useCallback(
    async (go) => {
      if (!(await mayLeave())) return;
      allowed.current = true;
      go();
    },
    [mayLeave],
  );
}
