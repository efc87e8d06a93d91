import type { ReactNode } from 'react';
import type { DateFieldProps } from '../DateField/DateField.tsx';
import { useTemporalField } from '../DateField/useTemporalField.tsx';

/** @see {@link DatePicker} */
export interface DatePickerProps extends DateFieldProps {}

/**
 * A day that is typed, or looked for in a month: when something is near, or its weekday matters. Renders a `<div>`
 * around a group of spin buttons and the button that opens the calendar; `className` applies to the `<div>`, `ref`,
 * `id` and all else on the group. With a `name`, a hidden input sends the day as `YYYY-MM-DD`.
 *
 * For birthdays and other far days take `DateField`.
 */
export function DatePicker(props: DatePickerProps): ReactNode {
  return useTemporalField(props, { component: 'DatePicker', kind: 'date', picks: true });
}
