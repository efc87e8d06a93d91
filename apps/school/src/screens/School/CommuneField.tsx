import type { CollegeRecord } from '@school/domain';
import { useQuery } from '../../data/useQuery.ts';
import { FormSelect } from '../../forms/FormSelect.tsx';
import { useText } from '../../intl/useText.ts';

/** The commune that the school lies in. */
export function CommuneField({ current }: { current: CollegeRecord['commune'] }) {
  const t = useText();
  const { data } = useQuery('listCommunes', {});
  const known = data?.data ?? (current ? [current] : []);
  return (
    <FormSelect
      name="commune"
      label={t('school.form.commune')}
      optional
      options={[
        { value: '', label: t('school.form.noCommune') },
        ...known.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
