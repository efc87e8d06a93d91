import { PinField, type PinFieldProps } from '@school/ui';
import type { Unbound } from './FormTextField.tsx';
import { useFormField } from './useFormField.ts';

/** Form field for a PIN, which drafts never store. */
export function FormPinField({ name, ...rest }: Unbound<PinFieldProps> & { name: string }) {
  const { settled: _settled, ...field } = useFormField(name, '', rest.label);
  return <PinField {...rest} {...field} />;
}
