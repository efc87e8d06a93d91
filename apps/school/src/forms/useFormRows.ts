import { useEffect, useRef } from 'react';
import { useFormContext } from './Form.tsx';
import { useFormField } from './useFormField.ts';

/** Rows of one kind in a form, of which there may be several: telephones, addresses. */
export type FormRows<Row> = {
  rows: readonly Row[];
  /** What is wrong with them as a whole. */
  error: string | undefined;
  /** Adds an empty one, and goes there. */
  add(): void;
  /** Takes one away, and goes to the one before. */
  remove(index: number): void;
};

const none: never[] = [];

/**
 * @param name Of the list. Fields of a row are bound as `phones[0].number`.
 * @param fieldOf The name of a row's first field.
 */
export function useFormRows<Row>(
  name: string,
  options: { empty: Row; fieldOf(index: number): string },
): FormRows<Row> {
  const { idOf } = useFormContext();
  const { value: rows, onValueChange, error } = useFormField<readonly Row[]>(name, none);
  const next = useRef<string>(undefined);
  useEffect(() => {
    if (next.current === undefined) return;
    document.getElementById(next.current)?.focus();
    next.current = undefined;
  });
  return {
    rows,
    error,
    add() {
      next.current = idOf(options.fieldOf(rows.length));
      onValueChange([...rows, options.empty]);
    },
    remove(index) {
      const left = rows.filter((_, at) => at !== index);
      next.current = idOf(options.fieldOf(Math.max(0, index - 1)));
      onValueChange(left.length > 0 ? left : [options.empty]);
    },
  };
}
