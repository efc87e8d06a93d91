import { useState } from 'react';

/**
 * A state that is controlled if the parent gives a `value`, and internal if not. The setter calls `onChange` for every
 * change in both cases.
 */
export const useControlled = <Value>(
  value: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (next: Value) => void] => {
  const [internalValue, setInternalValue] = useState(initial);
  const set = (next: Value): void => {
    if (value === undefined) setInternalValue(next);
    onChange?.(next);
  };
  return [value === undefined ? internalValue : value, set];
};
