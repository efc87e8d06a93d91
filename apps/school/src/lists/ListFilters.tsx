import { Select } from '@school/ui';
import type { ListChoice } from './ListChoice.ts';
import type { List } from './useList.ts';

/** The value of "any" in a select, where an empty one means that nothing has been chosen. */
const any = 'any';

/** What a list can be narrowed by, a select each; what is chosen is in the address at once. */
export function ListFilters(props: {
  list: Pick<List<string>, 'filter' | 'narrow'>;
  choices: readonly ListChoice<string>[];
  /** Writes each label out above its select. */
  labelled?: boolean;
}) {
  const { filter, narrow } = props.list;
  return props.choices.map(({ name, label, any: anyLabel, options }) => (
    <Select
      key={name}
      label={label}
      hideLabel={!props.labelled}
      value={filter[name] || any}
      onValueChange={(value) => narrow(name, value === any ? '' : value)}
      options={[{ value: any, label: anyLabel }, ...options]}
    />
  ));
}
