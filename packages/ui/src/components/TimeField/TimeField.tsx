import type { ReactNode } from 'react';
import { useTemporalField, type TemporalFieldProps } from '../DateField/useTemporalField.tsx';

/** @see {@link TimeField} */
export interface TimeFieldProps extends TemporalFieldProps {
  /** The time as `HH:MM` of 24 hours, when controlled; empty for none. */
  value?: string;
  /** The initial time, when uncontrolled; a form's reset returns to it. */
  defaultValue?: string;
  /** The first valid time, as `HH:MM`. An earlier one stays, and the field shows an error. */
  min?: string;
  /** The last valid time. A later one stays, and the field shows an error. */
  max?: string;
}

/**
 * A time of day without a date, such as a bell time. Hour and minute are typed one by one, in the clock of the user's
 * language: 24 or 12 hours. Renders a `<div>` around a group of spin buttons; passes `className` to the `<div>`, and
 * `ref`, `id` and other attributes to the group. With a `name`, a hidden input submits the time as `HH:MM`.
 */
export function TimeField(props: TimeFieldProps): ReactNode {
  return useTemporalField(props, { component: 'TimeField', kind: 'time' });
}
