import type { BlockDocument } from '@school/domain';
import { RichTextField, type RichTextFieldProps } from '@school/ui';
import type { Unbound } from './FormTextField.tsx';
import { useFormField } from './useFormField.ts';

const nothing: BlockDocument = { type: 'doc', content: [] };

/** Form field for rich text with headings, lists, links and pictures. The editor loads after the page renders. */
export function FormRichTextField({
  name,
  ...rest
}: Unbound<Extract<RichTextFieldProps, { onUploadImage: unknown }>> & { name: string }) {
  const { settled: _settled, name: _name, ...field } = useFormField<BlockDocument>(name, nothing, rest.label);
  return <RichTextField {...rest} required={!rest.optional} {...field} />;
}
