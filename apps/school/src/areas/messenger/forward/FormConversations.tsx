import type { ComboboxOption } from '@school/ui';
import { MultiSelect } from '@school/ui';
import { useFormField } from '../../../forms/useFormField.ts';

const none: readonly string[] = [];

/** Form field for several conversations; its value is their ids. */
export function FormConversations(props: {
  name: string;
  label: string;
  help: string;
  empty: string;
  options: readonly ComboboxOption[];
}) {
  const { name, ...texts } = props;
  const { settled: _settled, ...field } = useFormField(name, none, texts.label);
  return <MultiSelect {...field} {...texts} />;
}
