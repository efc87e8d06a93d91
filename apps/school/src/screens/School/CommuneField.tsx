import type { CollegeRecord } from '@school/domain';
import { useQuery } from '../../data/useQuery.ts';
import { FormCombobox } from '../../forms/FormCombobox.tsx';
import { useText } from '../../intl/useText.ts';

/** The commune that the school lies in. */
export function CommuneField({ current }: { current: CollegeRecord['commune'] }) {
  const t = useText();
  const { data } = useQuery('listCommunes', {});
  const known = data?.data ?? (current ? [current] : []);
  return (
    <FormCombobox
      name="commune"
      label={t('school.form.commune')}
      optional
      options={known.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
