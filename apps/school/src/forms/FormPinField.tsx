import { PinField, type PinFieldProps } from '@school/ui';
import type { Unbound } from './FormTextField.tsx';
import { useFormField } from './useFormField.ts';

/** A PIN of the form; its form never keeps it. */
export function FormPinField({ name, ...rest }: Unbound<PinFieldProps> & { name: string }) {
  const { settled: _settled, ...field } = useFormField(name, '', rest.label);
  return <PinField {...rest} {...field} />;
}
