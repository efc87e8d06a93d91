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
    /** How the value is written once the field has been left. */
    format?: ((value: string) => string) | undefined;
  },
) {
  const { name, successFor, format, ...rest } = props;
  const { settled, ...field } = useFormField(name, '', rest.label);
  return (
    <TextField
      {...rest}
      {...field}
      onBlur={() => {
        if (format) field.onValueChange(format(field.value));
        field.onBlur();
      }}
      success={settled && field.value ? successFor?.(field.value) : undefined}
    />
  );
}
