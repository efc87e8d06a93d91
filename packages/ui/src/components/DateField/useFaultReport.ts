import { useEffect, useEffectEvent, useRef } from 'react';

type Report = (isFaulty: boolean, error?: string) => void;

/**
 * Returns a function that reports the error of input that isn't a value, or that it is one again, once for each change.
 *
 * @param shown The error of the input on screen: after a change of the language it is reported in that language.
 */
export const useFaultReport = (shown: string | undefined, onFault: Report | undefined) => {
  const reported = useRef<string>(undefined);
  const report = (error: string | undefined) => {
    if (error === reported.current) return;
    reported.current = error;
    onFault?.(error !== undefined, error);
  };
  const reportShown = useEffectEvent(report);
  useEffect(() => reportShown(shown), [shown]);
  return report;
};
