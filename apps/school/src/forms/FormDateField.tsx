import { DateField, type DateFieldProps } from '@school/ui';
import type { Unbound } from './FormTextField.tsx';
import { useFormField } from './useFormField.ts';

/** A day of the form, `YYYY-MM-DD`, typed part by part. */
export function FormDateField({ name, ...rest }: Unbound<DateFieldProps> & { name: string }) {
  const { settled: _settled, active: _active, ...field } = useFormField(name, '');
  return <DateField {...rest} {...field} />;
}
