import { useToast } from '@school/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useSources } from '../data/DataRoot.tsx';
import { useText } from '../intl/useText.ts';
import { useScreenServices } from '../screen/ScreenRoot.tsx';
import { toDuration, readToastTime } from '../screen/toastTime.ts';

/** Shows notifications of all screens as toasts. An error stays until it is closed or its screen is left. */
export function Toasts() {
  const t = useText();
  const { notices } = useScreenServices();
  const { show, dismiss } = useToast();
  const { storage } = useSources();
  const [path] = useLocation();
  const errors = useRef<string[]>([]);
  useEffect(() => {
    for (const id of errors.current.splice(0)) dismiss(id);
  }, [path, dismiss]);
  useEffect(
    () =>
      notices.listen(({ tone, message, action }) => {
        // Errors have no timeout, whatever the preference.
        const duration = tone === 'critical' ? null : toDuration(readToastTime(storage));
        const id = show({
          tone,
          message: t(message.id, message.values),
          duration,
          ...(action && { action: { label: t(action.label), onSelect: action.onSelect } }),
        });
        if (tone === 'critical') errors.current.push(id);
      }),
    [notices, show, t, storage],
  );
  return null;
}
