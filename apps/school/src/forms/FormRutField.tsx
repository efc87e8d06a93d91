import { RutField, type RutFieldProps } from '@school/ui';
import type { Unbound } from './FormTextField.tsx';
import { useFormField } from './useFormField.ts';

/** A RUT of the form. Whether it is one is said by the form's rules, in the words of all other mistakes. */
export function FormRutField({ name, ...rest }: Unbound<RutFieldProps> & { name: string }) {
  const { settled: _settled, ...field } = useFormField(name, '', rest.label);
  return <RutField {...rest} {...field} />;
}
