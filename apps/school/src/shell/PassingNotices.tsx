import { useToast } from '@school/ui';
import { useEffect } from 'react';
import { useSources } from '../data/DataRoot.tsx';
import { useText } from '../intl/useText.ts';
import { useShell } from './ShellRoot.tsx';
import { durationOf, readToastTime } from './toastTime.ts';

/** Shows notices of whatever screen as toasts. */
export function PassingNotices() {
  const t = useText();
  const { notices } = useShell();
  const { show } = useToast();
  const { storage } = useSources();
  useEffect(
    () =>
      notices.listen(({ tone, message }) => {
        // Errors stay, whatever was chosen.
        const duration = tone === 'critical' ? null : durationOf(readToastTime(storage));
        show({ tone, message: t(message.id, message.values), duration });
      }),
    [notices, show, t, storage],
  );
  return null;
}
