import { TextArea, type TextAreaProps } from '@school/ui';
import type { Unbound } from './FormTextField.tsx';
import { useFormField } from './useFormField.ts';

/** A text of several lines of the form. */
export function FormTextArea({ name, ...rest }: Unbound<TextAreaProps> & { name: string }) {
  const { settled: _settled, ...field } = useFormField(name, '', rest.label);
  return <TextArea {...rest} {...field} />;
}
