import { useEffect, useState } from 'react';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';

/** Whether a time is still to come; renders again when it comes. */
export function useIsBefore(time: string | undefined): boolean {
  const { clock } = useScreenServices();
  const [passed, setPassed] = useState(() =>
    time !== undefined && Date.parse(time) <= clock().getTime() ? time : undefined,
  );
  useEffect(() => {
    if (time === undefined) return;
    const rest = Date.parse(time) - clock().getTime();
    const timer = setTimeout(() => setPassed(time), Math.max(0, rest));
    return () => clearTimeout(timer);
  }, [time, clock]);
  return time !== undefined && time !== passed;
}
