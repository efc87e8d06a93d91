import { RutField, type RutFieldProps } from '@school/ui';
import type { Unbound } from './FormTextField.tsx';
import { useFormField } from './useFormField.ts';

/** Form field for a RUT. The form's rules validate it, so that its errors look like all others. */
export function FormRutField({ name, ...rest }: Unbound<RutFieldProps> & { name: string }) {
  const { settled: _settled, ...field } = useFormField(name, '', rest.label);
  return <RutField {...rest} required={!rest.optional} {...field} />;
}
