import { Combobox, type ComboboxProps } from '@school/ui';
import type { Unbound } from './FormTextField.tsx';
import { useFormField } from './useFormField.ts';

/** A choice of one of many, found by typing, of the form. */
export function FormCombobox({ name, ...rest }: Unbound<ComboboxProps> & { name: string }) {
  const { settled: _settled, ...field } = useFormField(name, '', rest.label);
  return <Combobox {...rest} {...field} />;
}
