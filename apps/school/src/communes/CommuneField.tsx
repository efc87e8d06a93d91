import { useMemo } from 'react';
import type { Commune } from '@school/domain';
import { FormCombobox } from '../forms/FormCombobox.tsx';
import { useText } from '../intl/useText.ts';
import { useCommunes } from './useCommunes.ts';

/**
 * A commune of Chile, found by its name or that of its region, accents ignored.
 *
 * @param props.current What is chosen at first, by name until the list has come.
 */
export function CommuneField(props: {
  name: string;
  current?: Pick<Commune, 'id' | 'name'> | null | undefined;
}) {
  const t = useText();
  const communes = useCommunes();
  const options = useMemo(
    () => communes.map(({ id, name, region }) => ({ value: id, label: name, description: region.name })),
    [communes],
  );
  const { current } = props;
  return (
    <FormCombobox
      name={props.name}
      label={t('communes.label')}
      optional
      options={options}
      known={current ? [{ value: current.id, label: current.name }] : []}
    />
  );
}
