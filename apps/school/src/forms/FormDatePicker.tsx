import { DatePicker, type DatePickerProps } from '@school/ui';
import type { Unbound } from './FormTextField.tsx';
import { leaving } from './leaving.ts';
import { useFormField } from './useFormField.ts';
import { useUnfinished } from './useUnfinished.ts';

/** Form field for a day. */
export function FormDatePicker(
  props: Unbound<DatePickerProps> & {
    name: string;
    /** Called after each change of the form's value. */
    onChanged?: (value: string, before: string) => void;
  },
) {
  const { name, onChanged, ...rest } = props;
  const { settled: _settled, ...field } = useFormField(name, '', rest.label);
  const onFault = useUnfinished(name);
  return (
    <DatePicker
      {...rest}
      required={!rest.optional}
      {...field}
      onFault={onFault}
      onValueChange={(value) => {
        field.onValueChange(value);
        onChanged?.(value, field.value);
      }}
      onBlur={leaving(field.onBlur)}
    />
  );
}
