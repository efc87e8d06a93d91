import { useState } from 'react';

/**
 * A state that the parent holds if it gives a `value`, and the part itself if not. The setter tells `onChange` of
 * every change, whoever holds it.
 */
export const useControlled = <Value>(
  value: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (next: Value) => void] => {
  const [own, setOwn] = useState(initial);
  const set = (next: Value): void => {
    if (value === undefined) setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, set];
};
