import { ColorField, type ColorFieldProps } from '@school/ui';
import type { Unbound } from './FormTextField.tsx';
import { useFormField } from './useFormField.ts';

/** Form field for a colour. */
export function FormColorField({ name, ...rest }: Unbound<ColorFieldProps> & { name: string }) {
  const { settled: _settled, ...field } = useFormField(name, '', rest.label);
  return <ColorField {...rest} required={!rest.optional} {...field} />;
}
