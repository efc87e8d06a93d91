import { useState } from 'react';

/**
 * State that is controlled if the parent passes a `value`, and internal otherwise. The setter calls `onChange` in
 * both cases.
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
