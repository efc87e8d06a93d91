import { PhoneField, type PhoneFieldProps } from '@school/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useForm } from 'react-final-form';
import type { Unbound } from './FormTextField.tsx';
import { useFormField } from './useFormField.ts';
import { useUnfinished } from './useUnfinished.ts';

const wrongNumber = { id: 'validation.phone.format' } as const;
const notCallable = { id: 'validation.phone.callable' } as const;

/** Form field for a phone number. While the number is not complete, the form is not sent. */
export function FormPhone({
  name,
  extensionName,
  ...rest
}: Unbound<PhoneFieldProps> & {
  name: string;
  /** The field that takes the extension of a pasted number. */
  extensionName?: string;
}) {
  const form = useForm();
  const { settled: _settled, name: _name, ...field } = useFormField(name, '', rest.label);
  const reportUnfinished = useUnfinished(name, rest.shortNumbers ? notCallable : wrongNumber);
  // Unknown until the numbering plans are loaded; until then only the rules of the form apply.
  const valid = useRef<boolean>(undefined);
  const report = () => reportUnfinished(field.value !== '' && valid.current === false);
  const reportLatest = useEffectEvent(report);
  // After the field has reported whether this value is valid.
  useEffect(() => reportLatest(), [field.value]);
  return (
    <PhoneField
      {...rest}
      required={!rest.optional}
      {...field}
      onValidChange={(isValid) => {
        valid.current = isValid;
        report();
      }}
      {...(extensionName && { onExtension: (extension) => form.change(extensionName, extension) })}
    />
  );
}
