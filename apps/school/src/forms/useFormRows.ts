import { useEffect, useRef } from 'react';
import { useFormContext } from './FormContext.ts';
import { useFormField } from './useFormField.ts';

/** Repeatable rows of a form, such as phone numbers and e-mail addresses. */
export type FormRows<Row> = {
  rows: readonly Row[];
  /** Error of the whole list. */
  error: string | undefined;
  /** Adds an empty row and focuses it. */
  add(): void;
  /** Removes a row and focuses the one before. */
  remove(index: number): void;
};

const none: never[] = [];

/**
 * @param name Name of the list. Fields of a row are bound as `phones[0].number`.
 * @param toField Returns the name of a row's first field.
 */
export function useFormRows<Row>(
  name: string,
  options: { empty: Row; toField(index: number): string },
): FormRows<Row> {
  const { getFieldId } = useFormContext();
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
      next.current = getFieldId(options.toField(rows.length));
      onValueChange([...rows, options.empty]);
    },
    remove(index) {
      const left = rows.filter((_, at) => at !== index);
      next.current = getFieldId(options.toField(Math.max(0, index - 1)));
      onValueChange(left.length > 0 ? left : [options.empty]);
    },
  };
}
