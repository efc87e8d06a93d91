import { Combobox } from '@school/ui';
import { useFormField } from '../../../forms/useFormField.ts';
import { useText } from '../../../intl/useText.ts';
import { useChosenPeople } from './useChosenPeople.ts';
import type { PeopleSearch } from './usePeopleSearch.ts';

/** Form field for one person; its value is the id. */
export function FormPerson(props: {
  name: string;
  label: string;
  help: string;
  people: PeopleSearch;
  'data-sui-first'?: string;
}) {
  const t = useText();
  const { name, people, ...rest } = props;
  const { settled: _settled, ...field } = useFormField(name, '', rest.label);
  const { options, known } = useChosenPeople(people, field.value ? [field.value] : []);
  return (
    <Combobox required {...rest} {...field} {...{ options, known }} empty={t('messenger.new.noMatch')} />
  );
}
