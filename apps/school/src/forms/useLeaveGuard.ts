import { useConfirm } from '@school/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useText } from '../intl/useText.ts';
import { useNavigation } from '../navigation/NavigationRoot.tsx';
import type { Unsent } from './useDraft.ts';

/**
 * Asks before a form is left that was begun and not sent, and says what becomes of it.
 *
 * @param unsent Asked when somebody is about to leave.
 * @returns Leaves by a way of the form's own, after the same question.
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
    // A reload finds the draft again; only what could not be kept is worth the browser's own question.
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
