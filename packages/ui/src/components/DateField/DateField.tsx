import type { ReactNode } from 'react';
import { useTemporalField, type TemporalFieldProps } from './useTemporalField.tsx';

/** @see {@link DateField} */
export interface DateFieldProps extends TemporalFieldProps {
  /** The day as `YYYY-MM-DD`, when controlled; empty for none. */
  value?: string;
  /** The day to begin with, where the field keeps it; a form's reset returns to it. */
  defaultValue?: string;
  /** The first valid day, as `YYYY-MM-DD`. An earlier one stays, and the field shows an error. */
  min?: string;
  /** The last day that is right; as `min`. */
  max?: string;
}

/**
 * A day that people know by heart, such as a birthday: day, month and year are typed one by one, in the order of the
 * reader's language and by its calendar. Renders a `<div>` around a group of spin buttons; `className` lands on the
 * `<div>`, `ref`, `id` and all else on the group. With a `name`, a hidden input sends the day as `YYYY-MM-DD`.
 *
 * For a day that is looked for, take `DatePicker`.
 */
export function DateField(props: DateFieldProps): ReactNode {
  return useTemporalField(props, { component: 'DateField', kind: 'date' });
}
DateField.displayName = 'DateField';
