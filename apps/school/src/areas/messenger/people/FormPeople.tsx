import { MultiSelect } from '@school/ui';
import { useFormField } from '../../../forms/useFormField.ts';
import { useText } from '../../../intl/useText.ts';
import { useChosenPeople } from './useChosenPeople.ts';
import type { PeopleSearch } from './usePeopleSearch.ts';

const none: readonly string[] = [];

/** Form field for several people; its value is their ids. */
export function FormPeople(props: { name: string; label: string; help: string; people: PeopleSearch }) {
  const t = useText();
  const { name, label, help, people } = props;
  const { settled: _settled, ...field } = useFormField(name, none, label);
  const chosen = useChosenPeople(people, field.value);
  return (
    <MultiSelect
      required
      {...field}
      {...chosen}
      label={label}
      help={help}
      empty={t('messenger.new.noMatch')}
    />
  );
}
