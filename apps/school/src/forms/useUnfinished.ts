import { useCallback, useEffect } from 'react';
import { useFormContext } from './Form.tsx';

const noSuchDate = { id: 'validation.date.format' } as const;

/** Reports an incomplete or impossible date to the form: its value is empty, and the form would be sent without it. */
export function useUnfinished(name: string): (isUnfinished: boolean) => void {
  const { setUnfinished } = useFormContext();
  useEffect(() => () => setUnfinished(name, undefined), [setUnfinished, name]);
  return useCallback(
    (isUnfinished) => setUnfinished(name, isUnfinished ? noSuchDate : undefined),
    [setUnfinished, name],
  );
}
