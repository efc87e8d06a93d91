import type { ReactNode } from 'react';
import { useTemporalField, type TemporalFieldProps } from './useTemporalField.tsx';

/** @see {@link DateField} */
export interface DateFieldProps extends TemporalFieldProps {
  /** The day as `YYYY-MM-DD`, when controlled; empty for none. */
  value?: string;
  /** The initial day, when uncontrolled; a form's reset returns to it. */
  defaultValue?: string;
  /** The first valid day, as `YYYY-MM-DD`. An earlier one stays, and the field shows an error. */
  min?: string;
  /** The last valid day. A later one stays, and the field shows an error. */
  max?: string;
}

/**
 * A known date, such as a birthday: day, month and year are typed one by one, in the order and the calendar of the
 * user's language. Renders a `<div>` around a group of spin buttons; passes `className` to the `<div>`, and `ref`,
 * `id` and other attributes to the group. With a `name`, a hidden input submits the date as `YYYY-MM-DD`.
 *
 * To look up a date, use `DatePicker`.
 */
export function DateField(props: DateFieldProps): ReactNode {
  return useTemporalField(props, { component: 'DateField', kind: 'date' });
}
