import type { ReactNode } from 'react';
import type { DateFieldProps } from '../DateField/DateField.tsx';
import { useTemporalField } from '../DateField/useTemporalField.tsx';

/** @see {@link DatePicker} */
export interface DatePickerProps extends DateFieldProps {}

/**
 * A field for a date that is typed or chosen in a calendar: for near dates, or if the weekday matters. Renders a `<div>`
 * around a group of spin buttons and the button that opens the calendar; `className` applies to the `<div>`, `ref`,
 * `id` and other attributes to the group. With a `name`, a hidden input sends the day as `YYYY-MM-DD`.
 *
 * For birthdays and other distant dates use `DateField`.
 */
export function DatePicker(props: DatePickerProps): ReactNode {
  return useTemporalField(props, { component: 'DatePicker', kind: 'date', picks: true });
}
