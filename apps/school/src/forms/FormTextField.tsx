import { TextField, type TextFieldProps } from '@school/ui';
import type { ReactNode } from 'react';
import { useFormField } from './useFormField.ts';

/** What a bound field leaves to its screen: words and looks; value, error and events are the form's. */
export type Unbound<Props> = Omit<
  Props,
  'name' | 'value' | 'defaultValue' | 'onValueChange' | 'error' | 'success' | 'id' | 'onFocus' | 'onBlur'
>;

/** A line of text of the form. */
export function FormTextField(
  props: Unbound<TextFieldProps> & {
    name: string;
    /** Said once the field has been left and is right. */
    successFor?: (value: string) => ReactNode;
  },
) {
  const { name, successFor, ...rest } = props;
  const { settled, ...field } = useFormField(name, '', rest.label);
  return (
    <TextField
      {...rest}
      {...field}
      success={settled && field.value ? successFor?.(field.value) : undefined}
    />
  );
}
