import { Select } from '@school/ui';
import type { ListChoice } from './ListChoice.ts';
import type { List } from './useList.ts';

/** Value of the "any" option, because an empty value means no selection. */
const any = 'any';

/** The filters of a list, one select each; a choice changes the URL at once. */
export function ListFilters(props: {
  list: Pick<List<string>, 'filter' | 'narrow'>;
  choices: readonly ListChoice<string>[];
  /** Shows each label above its select. */
  labelled?: boolean;
}) {
  const { filter, narrow } = props.list;
  return props.choices.map(({ name, label, any: anyLabel, options }) => (
    <Select
      key={name}
      label={label}
      hideLabel={!props.labelled}
      // For a chosen value whose name is still loading.
      placeholder={label}
      value={filter[name] || any}
      onValueChange={(value) => narrow(name, value === any ? '' : value)}
      options={[{ value: any, label: anyLabel }, ...options]}
    />
  ));
}
