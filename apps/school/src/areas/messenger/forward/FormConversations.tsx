import type { ComboboxOption } from '@school/ui';
import { MultiSelect } from '@school/ui';
import { useFormField } from '../../../forms/useFormField.ts';
import { useText } from '../../../intl/useText.ts';

const none: readonly string[] = [];

/** Form field for several conversations; its value is their ids. */
export function FormConversations(props: {
  name: string;
  label: string;
  help: string;
  empty: string;
  options: readonly ComboboxOption[];
}) {
  const t = useText();
  const { name, ...texts } = props;
  const { settled: _settled, ...field } = useFormField(name, none, texts.label);
  // A restored draft may name a conversation that the person has left.
  const missingOptions = field.value
    .filter((id) => !texts.options.some(({ value }) => value === id))
    .map((value) => ({ value, label: t('audience.unavailable') }));
  return <MultiSelect required {...field} {...texts} known={missingOptions} />;
}
