import { PinField, type PinFieldProps } from '@school/ui';
import type { Unbound } from './FormTextField.tsx';
import { useFormField } from './useFormField.ts';

/** Form field for a PIN, which drafts never store. */
export function FormPinField({ name, ...rest }: Unbound<PinFieldProps> & { name: string }) {
  const { settled: _settled, ...field } = useFormField(name, '', rest.label);
  // An empty PIN is reported on submission only, because dialogs focus its field at once.
  const leave = () => {
    if (field.value !== '') field.onBlur();
  };
  return <PinField {...rest} {...field} onBlur={leave} />;
}
