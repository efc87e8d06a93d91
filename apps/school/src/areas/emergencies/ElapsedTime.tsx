import { useEffect, useState } from 'react';
import { useText } from '../../intl/useText.ts';
import { useShell } from '../../shell/ShellRoot.tsx';

const second = 1000;
const padded = (part: number) => String(part).padStart(2, '0');

/** Formats a duration as minutes and seconds, from an hour on with hours: `3:14`, `1:03:14`. */
export function formatElapsed(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / second));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = padded(seconds % 60);
  return hours > 0 ? `${hours}:${padded(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** How long ago an alert started; screen readers don't announce its changes. */
export function ElapsedTime({ since }: { since: string }) {
  const t = useText();
  const { clock } = useShell();
  const [now, setNow] = useState(() => clock().getTime());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock().getTime()), second);
    return () => clearInterval(timer);
  }, [clock]);
  const time = formatElapsed(now - Date.parse(since));
  return (
    <span role="timer" aria-live="off">
      {t('emergencies.elapsed', { time })}
    </span>
  );
}
