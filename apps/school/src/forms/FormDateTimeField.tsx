import { DateTimeField, type DateTimeFieldProps } from '@school/ui';
import type { Unbound } from './FormTextField.tsx';
import { leaving } from './leaving.ts';
import { useFormField } from './useFormField.ts';
import { useUnfinished } from './useUnfinished.ts';

/** A moment of the form, by the clock of a place. */
export function FormDateTimeField(
  props: Unbound<DateTimeFieldProps> & {
    name: string;
    /** Told of each change, once the form has it. */
    onChanged?: (value: string, before: string) => void;
  },
) {
  const { name, onChanged, ...rest } = props;
  const { settled: _settled, ...field } = useFormField(name, '', rest.label);
  const onFault = useUnfinished(name);
  return (
    <DateTimeField
      {...rest}
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
