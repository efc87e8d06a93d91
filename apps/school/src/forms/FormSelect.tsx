import { Select, type SelectProps } from '@school/ui';
import type { Unbound } from './FormTextField.tsx';
import { useFormField } from './useFormField.ts';

/** A choice of one from a list, of the form. */
export function FormSelect({ name, ...rest }: Unbound<SelectProps> & { name: string }) {
  const { settled: _settled, ...field } = useFormField(name, '', rest.label);
  return <Select {...rest} {...field} />;
}
