import { Checkbox, type CheckboxProps } from '@school/ui';
import { useFormField } from './useFormField.ts';

type Unbound = Omit<
  CheckboxProps,
  'name' | 'checked' | 'defaultChecked' | 'onCheckedChange' | 'error' | 'id'
>;

/** Form field with a checkbox. */
export function FormCheckbox({ name, ...rest }: Unbound & { name: string }) {
  const { id, value, onValueChange, onFocus, onBlur, error } = useFormField(name, false, rest.label);
  return (
    <Checkbox
      {...rest}
      id={id}
      name={name}
      checked={value}
      onCheckedChange={(checked) => onValueChange(checked === true)}
      onFocus={onFocus}
      onBlur={onBlur}
      error={error}
    />
  );
}
