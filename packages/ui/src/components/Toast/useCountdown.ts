import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` after `duration` milliseconds of running time. `null` never ends. */
export const useCountdown = (duration: number | null, running: boolean, onEnd: () => void): void => {
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    left.current = duration;
  }, [duration]);
  useEffect(() => {
    if (!running || left.current === null) return;
    const from = performance.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== null) left.current = Math.max(0, left.current - (performance.now() - from));
    };
  }, [running, duration]);
};
