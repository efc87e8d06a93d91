import { useText } from '../../intl/useText.ts';
import { useElapsed } from './useElapsed.ts';

/** How long ago an alert started; screen readers don't announce its changes. */
export function ElapsedTime({ since }: { since: string }) {
  const t = useText();
  const time = useElapsed(since);
  return (
    <span role="timer" aria-live="off">
      {t('emergencies.elapsed', { time })}
    </span>
  );
}
