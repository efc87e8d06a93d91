import { PhoneField, type PhoneFieldProps } from '@school/ui';
import type { Unbound } from './FormTextField.tsx';
import { useFormField } from './useFormField.ts';

/** Form field for a phone number in E.164. */
export function FormPhone({ name, ...rest }: Unbound<PhoneFieldProps> & { name: string }) {
  const { settled: _settled, name: _name, ...field } = useFormField(name, '', rest.label);
  return <PhoneField {...rest} {...field} />;
}
