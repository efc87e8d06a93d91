import { CheckboxGroup, type CheckboxGroupProps } from '@school/ui';
import type { Unbound } from './FormTextField.tsx';
import { useFormField } from './useFormField.ts';

const nothing: string[] = [];

/** Form field with a group of checkboxes. */
export function FormCheckboxGroup({ name, ...rest }: Unbound<CheckboxGroupProps> & { name: string }) {
  const { settled: _settled, ...field } = useFormField(name, nothing, rest.label);
  return <CheckboxGroup {...rest} {...field} />;
}
