import { useCallback, useEffect } from 'react';
import type { MessageRef } from '@school/domain';
import { useFormContext } from './FormContext.ts';

const noSuchDate = { id: 'validation.date.format' } as const;

/**
 * Reports input that isn't a value yet to the form, which isn't sent meanwhile.
 *
 * @param wrong What is wrong with the input. @default an incomplete or impossible date
 */
export function useUnfinished(
  name: string,
  wrong: MessageRef = noSuchDate,
): (isUnfinished: boolean, error?: string) => void {
  const { setUnfinished } = useFormContext();
  useEffect(() => () => setUnfinished(name, undefined), [setUnfinished, name]);
  return useCallback(
    (isUnfinished, error) => setUnfinished(name, isUnfinished ? { wrong, error } : undefined),
    [setUnfinished, name, wrong],
  );
}
