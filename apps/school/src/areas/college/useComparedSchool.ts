import { useQuery } from '../../data/useQuery.ts';
import type { ComparedField } from '../../forms/compared.ts';
import { type MessageId, languages } from '../../intl/messages.ts';
import { useText } from '../../intl/useText.ts';
import type { SchoolValues } from './schoolValues.ts';

type Flag = 'signUpOpen' | 'showOnboarding' | 'haveAdvertising' | 'published';

const nameOf = (language: string) => languages.find(({ locale }) => locale === language)?.name ?? language;

/** Returns the fields that the conflict dialog compares, formatted for readers. */
export function useComparedSchool(): ComparedField<SchoolValues>[] {
  const t = useText();
  const { data } = useQuery('listCommunes', {});
  const flag = (name: Flag, label: MessageId): ComparedField<SchoolValues> => ({
    name,
    label: t(label),
    textOf: (values) => t(values[name] ? 'school.yes' : 'school.no'),
  });
  return [
    { name: 'name', label: t('school.form.name') },
    { name: 'shortName', label: t('school.form.shortName') },
    { name: 'acronym', label: t('school.form.acronym') },
    { name: 'address', label: t('school.form.address') },
    {
      name: 'commune',
      label: t('school.form.commune'),
      textOf: ({ commune }) => data?.data.find(({ id }) => id === commune)?.name ?? commune,
    },
    { name: 'email', label: t('school.form.email') },
    { name: 'phone', label: t('school.form.phone') },
    { name: 'color', label: t('school.form.color') },
    {
      name: 'corners',
      label: t('school.form.corners'),
      textOf: ({ corners }) => t(`school.corners.${corners}`),
    },
    {
      name: 'languages',
      label: t('school.form.offered'),
      textOf: (values) => values.languages.map(nameOf).join(', '),
    },
    { name: 'language', label: t('school.form.language'), textOf: (values) => nameOf(values.language) },
    { name: 'timezone', label: t('school.form.timezone') },
    flag('signUpOpen', 'school.form.signUp'),
    flag('showOnboarding', 'school.form.onboarding'),
    flag('haveAdvertising', 'school.form.advertising'),
    flag('published', 'school.form.published'),
  ];
}
