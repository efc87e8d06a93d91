import { DateTimeField, type DateTimeFieldProps } from '@school/ui';
import type { Unbound } from './FormTextField.tsx';
import { useFormField } from './useFormField.ts';

/** A moment of the form, as an instant with its offset. */
export function FormDateTimeField({ name, ...rest }: Unbound<DateTimeFieldProps> & { name: string }) {
  const { settled: _settled, active: _active, ...field } = useFormField(name, '');
  return <DateTimeField {...rest} {...field} />;
}
