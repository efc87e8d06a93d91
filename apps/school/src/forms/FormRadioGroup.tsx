import { RadioGroup, type RadioGroupProps } from '@school/ui';
import type { Unbound } from './FormTextField.tsx';
import { useFormField } from './useFormField.ts';

/** A choice of one that is all in sight, of the form. */
export function FormRadioGroup({ name, ...rest }: Unbound<RadioGroupProps> & { name: string }) {
  const { settled: _settled, ...field } = useFormField(name, '', rest.label);
  return <RadioGroup {...rest} {...field} />;
}
