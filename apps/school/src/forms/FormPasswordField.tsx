import { PasswordField, type PasswordFieldProps } from '@school/ui';
import type { Unbound } from './FormTextField.tsx';
import { useFormField } from './useFormField.ts';

/** Form field for a password. */
export function FormPasswordField({ name, ...rest }: Unbound<PasswordFieldProps> & { name: string }) {
  const { settled: _settled, ...field } = useFormField(name, '', rest.label);
  return <PasswordField {...rest} required={!rest.optional} {...field} />;
}
