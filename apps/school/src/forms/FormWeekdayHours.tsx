import { WeekdayHours, type WeekdayHoursProps, type WeekdayHoursSpan } from '@school/ui';
import type { Unbound } from './FormTextField.tsx';
import { leaving } from './leaving.ts';
import { useFormField } from './useFormField.ts';

const closed: WeekdayHoursSpan[] = [];

/** Form field for opening hours by weekday. */
export function FormWeekdayHours({ name, ...rest }: Unbound<WeekdayHoursProps> & { name: string }) {
  const { settled: _settled, name: _name, ...field } = useFormField(name, closed, rest.label);
  return <WeekdayHours {...rest} {...field} onBlur={leaving(field.onBlur)} />;
}
