import { Separator } from '../../intl/Separator.tsx';
import { useText } from '../../intl/useText.ts';
import { useClockError } from '../../screen/useClockError.ts';
import { useElapsed } from './useElapsed.ts';

/** How long ago an alert started, by the server's clock; screen readers don't announce its changes. */
export function ElapsedTime({ since }: { since: string }) {
  const t = useText();
  const time = useElapsed(since);
  const clockError = useClockError();
  return (
    <>
      <span role="timer" aria-live="off">
        {t('emergencies.elapsed', { time })}
      </span>
      {clockError && (
        <>
          <Separator />
          <span>{clockError}</span>
        </>
      )}
    </>
  );
}
