import { useConfirm } from '@school/ui';
import { useCallback, useEffect, useRef } from 'react';
import type { MessageId } from '../intl/messages.ts';
import { useText } from '../intl/useText.ts';
import { useNavigation } from '../router/NavigationRoot.tsx';
import { useReloadHold } from '../router/useReloadHold.ts';
import type { Unsent } from './useDraft.ts';

const cannotStore = {
  title: 'app.leave.title',
  body: 'app.leave.body',
  confirmLabel: 'app.leave.confirm',
} as const satisfies Record<string, MessageId>;

/**
 * Asks for confirmation before a form with unsent input is left, and says what happens to the input.
 *
 * @param unsent Called when the person is about to leave.
 * @param lost Texts of the confirmation for input that isn't stored. @default that it couldn't be stored
 * @returns Leaves after the same confirmation, for the form's own buttons.
 */
export function useLeaveGuard(
  unsent: () => Unsent,
  lost: Record<keyof typeof cannotStore, MessageId> = cannotStore,
): (go: () => void) => void {
  const t = useText();
  const navigation = useNavigation();
  const confirm = useConfirm();
  const allowed = useRef(false);
  useReloadHold(() => unsent() !== 'nothing');

  const mayLeave = useCallback(async () => {
    const state = unsent();
    if (allowed.current || state === 'nothing') return true;
    return confirm(
      state === 'lost'
        ? {
            tone: 'critical',
            title: t(lost.title),
            body: t(lost.body),
            confirmLabel: t(lost.confirmLabel),
          }
        : {
            tone: 'accent',
            title: t('forms.leave.title'),
            body: t(state === 'partly' ? 'forms.leave.partly' : 'forms.leave.body'),
            confirmLabel: t('forms.leave.confirm'),
          },
    );
  }, [unsent, lost, confirm, t]);

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
