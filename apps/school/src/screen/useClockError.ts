import { useSyncExternalStore } from 'react';
import { useLanguage } from '../intl/IntlRoot.tsx';
import { formatTag } from '../intl/messages.ts';
import { useText } from '../intl/useText.ts';
import { useScreenServices } from './ScreenRoot.tsx';

/** A smaller error changes no text that people read; in minutes. */
const smallest = 5;

/** Returns a whole number and the largest unit that fits. */
function rounded(minutes: number): [number, 'minute' | 'hour' | 'day'] {
  if (minutes < 60) return [minutes, 'minute'];
  const hours = Math.round(minutes / 60);
  return hours < 48 ? [hours, 'hour'] : [Math.round(hours / 24), 'day'];
}

/** Returns a sentence that says by how much the device's clock is wrong; null when it is right. */
export function useClockError(): string | null {
  const { clockAhead } = useScreenServices();
  const t = useText();
  const { locale } = useLanguage();
  const ahead = useSyncExternalStore(clockAhead.subscribe, clockAhead.get);
  const minutes = Math.round(Math.abs(ahead) / 60_000);
  if (minutes < smallest) return null;
  const [value, unit] = rounded(minutes);
  const time = new Intl.NumberFormat(formatTag(locale), { style: 'unit', unit, unitDisplay: 'long' }).format(
    value,
  );
  return t(ahead > 0 ? 'app.clockAhead' : 'app.clockBehind', { time });
}
