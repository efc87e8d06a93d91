import { TextArea, type TextAreaProps } from '@school/ui';
import type { Unbound } from './FormTextField.tsx';
import { useFormField } from './useFormField.ts';

/** Form field for multi-line text. */
export function FormTextArea({ name, ...rest }: Unbound<TextAreaProps> & { name: string }) {
  const { settled: _settled, ...field } = useFormField(name, '', rest.label);
  return <TextArea {...rest} required={!rest.optional} {...field} />;
}
