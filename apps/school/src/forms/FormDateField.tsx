import { DateField, type DateFieldProps } from '@school/ui';
import type { Unbound } from './FormTextField.tsx';
import { useFormField } from './useFormField.ts';
import { useUnfinished } from './useUnfinished.ts';

/** Form field for a day, `YYYY-MM-DD`, typed in segments. */
export function FormDateField({ name, ...rest }: Unbound<DateFieldProps> & { name: string }) {
  const { settled: _settled, ...field } = useFormField(name, '', rest.label);
  return <DateField {...rest} required={!rest.optional} {...field} onFault={useUnfinished(name)} />;
}
