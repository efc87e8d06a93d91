import { capitalized } from '@school/text';
import { type ReactNode } from 'react';
import { dateTag } from '../../internal/dateTag.ts';
import { useClientValue } from '../../internal/useClientValue.ts';
import { useLocale } from '../../root/UiContext.ts';
import { usableZone } from '../DateField/kinds.ts';
import { useTemporalField, type TemporalFieldProps } from '../DateField/useTemporalField.tsx';

/** @see {@link DateTimeField} */
export interface DateTimeFieldProps extends TemporalFieldProps {
  /** The moment as an instant with its offset, `2026-09-17T18:30:00-03:00`; empty for none. */
  value?: string;
  /** The initial moment, when uncontrolled; a form's reset returns to it. */
  defaultValue?: string;
  /** The first valid moment, as an instant. An earlier one stays, and the field shows an error. */
  min?: string;
  /** The last valid moment. A later one stays, and the field shows an error. */
  max?: string;
  /** IANA name of the time zone. It is shown if it isn't the user's. @default the user's */
  timeZone?: string;
}

const readersZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
const unknown = (): string | undefined => undefined;

const zoneName = (timeZone: string, tag: string): string => {
  const name = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value;
  return capitalized(name ?? timeZone, tag);
};

/**
 * A date and time in a time zone. For a time that is skipped by a clock change the field shows an error. Renders a
 * `<div>` around a group of spin buttons and the button that opens the calendar; passes `className` to the `<div>`,
 * and `ref`, `id` and other attributes to the group. With a `name`, a hidden input submits the instant with its
 * offset.
 */
export function DateTimeField({ timeZone: timeZoneProp, ...props }: DateTimeFieldProps): ReactNode {
  const tag = dateTag(useLocale());
  const timeZone = usableZone('DateTimeField', timeZoneProp);
  /* A server doesn't know where the user is. */
  const readers = useClientValue(readersZone, unknown);
  const elsewhere = timeZoneProp !== undefined && readers !== undefined && readers !== timeZone;
  return useTemporalField(props, {
    component: 'DateTimeField',
    kind: 'dateTime',
    picks: true,
    timeZone,
    below: elsewhere ? zoneName(timeZone, tag) : undefined,
  });
}
