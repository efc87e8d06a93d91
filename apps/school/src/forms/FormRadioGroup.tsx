import { RadioGroup, type RadioGroupProps } from '@school/ui';
import type { Unbound } from './FormTextField.tsx';
import { useFormField } from './useFormField.ts';

/** Form field with radio buttons. */
export function FormRadioGroup({ name, ...rest }: Unbound<RadioGroupProps> & { name: string }) {
  const { settled: _settled, ...field } = useFormField(name, '', rest.label);
  return <RadioGroup {...rest} {...field} />;
}
