import { useToast } from '@school/ui';
import { useEffect } from 'react';
import { useText } from '../intl/useText.ts';
import { useShell } from './ShellRoot.tsx';

/** Shows notices of whatever screen as toasts. */
export function PassingNotices() {
  const t = useText();
  const { notices } = useShell();
  const { show } = useToast();
  useEffect(
    () => notices.listen(({ tone, message }) => void show({ tone, message: t(message.id, message.values) })),
    [notices, show, t],
  );
  return null;
}
