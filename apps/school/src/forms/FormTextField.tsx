import { TextField, type TextFieldProps } from '@school/ui';
import type { ReactNode } from 'react';
import { useFormField } from './useFormField.ts';

/** Props of a bound field: the form provides value, error and events. A field that isn't `optional` is required. */
export type Unbound<Props> = Omit<
  Props,
  'name' | 'value' | 'defaultValue' | 'onValueChange' | 'error' | 'success' | 'id' | 'onFocus' | 'onBlur'
>;

/** Form field for a line of text. */
export function FormTextField(
  props: Unbound<TextFieldProps> & {
    name: string;
    /** Message after the field was left with a valid value. */
    successFor?: (value: string) => ReactNode;
    /** Formats the value when the field is left. */
    format?: ((value: string) => string) | undefined;
  },
) {
  const { name, successFor, format, ...rest } = props;
  const { settled, ...field } = useFormField(name, '', rest.label);
  return (
    <TextField
      {...rest}
      required={!rest.optional}
      {...field}
      onBlur={() => {
        if (format) field.onValueChange(format(field.value));
        field.onBlur();
      }}
      success={settled && field.value ? successFor?.(field.value) : undefined}
    />
  );
}
