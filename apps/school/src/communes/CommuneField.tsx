import { useMemo } from 'react';
import type { Commune } from '@school/domain';
import { FormCombobox } from '../forms/FormCombobox.tsx';
import { useText } from '../intl/useText.ts';
import { useCommunes } from './useCommunes.ts';

/**
 * Combobox for a Chilean commune, searched by its name or region without accents.
 *
 * @param props.current The initial commune, shown by name until the list loads.
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
