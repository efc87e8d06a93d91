import { Select, type SelectProps } from '@school/ui';
import type { Unbound } from './FormTextField.tsx';
import { useFormField } from './useFormField.ts';

/** Form field with a select. */
export function FormSelect({ name, ...rest }: Unbound<SelectProps> & { name: string }) {
  const { settled: _settled, ...field } = useFormField(name, '', rest.label);
  return <Select {...rest} required={!rest.optional && rest.placeholder !== undefined} {...field} />;
}
