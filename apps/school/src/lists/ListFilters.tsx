import { Select } from '@school/ui';
import type { List } from './useList.ts';

/** One thing that a list can be narrowed by. */
export type ListChoice<Name extends string> = {
  name: Name;
  label: string;
  /** What it says while nothing is chosen: "Any course". */
  any: string;
  options: readonly { value: string; label: string }[];
};

/** The value of "any" in a select, where an empty one means that nothing has been chosen. */
const any = 'any';

/** What a list can be narrowed by, a select each; what is chosen is in the address at once. */
export function ListFilters<Name extends string>(props: {
  list: List<Name>;
  choices: readonly ListChoice<Name>[];
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
