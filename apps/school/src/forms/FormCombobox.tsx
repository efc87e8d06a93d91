import { Combobox, type ComboboxProps } from '@school/ui';
import type { Unbound } from './FormTextField.tsx';
import { useFormField } from './useFormField.ts';

/** Form field with a combobox. */
export function FormCombobox({ name, ...rest }: Unbound<ComboboxProps> & { name: string }) {
  const { settled: _settled, ...field } = useFormField(name, '', rest.label);
  return <Combobox {...rest} required={!rest.optional} {...field} />;
}
