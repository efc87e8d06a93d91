import { Skeleton, Stack } from '@school/ui';
import { Suspense } from 'react';
import { useCollege } from '../../data/DataRoot.tsx';
import { FormCheckbox } from '../../forms/FormCheckbox.tsx';
import { FormRadioGroup } from '../../forms/FormRadioGroup.tsx';
import { useFormField } from '../../forms/useFormField.ts';
import { useFormValue } from '../../forms/useFormValue.ts';
import { useText } from '../../intl/useText.ts';
import { postFields, type PostValues } from './postValues.ts';
import { useFieldProps } from '../../forms/useFieldProps.ts';
import { latePart } from '../../router/latePart.tsx';

const FormScheduleField = latePart(() =>
  import('../../forms/FormScheduleField.tsx').then((file) => file.FormScheduleField),
);

/** Fields for a post's publication: on submit, or at a time in the school's time zone. */
export function PublicationFields() {
  const t = useText();
  const field = useFieldProps(postFields);
  const when = useFormValue<PostValues, 'when'>('when');
  return (
    <Stack gap="l">
      <FormRadioGroup
        {...field('when')}
        variant="cards"
        options={[
          { value: 'now', label: t('posts.form.now'), help: t('posts.form.nowHelp') },
          { value: 'later', label: t('posts.form.later'), help: t('posts.form.laterHelp') },
        ]}
      />
      {when === 'later' && <Moment />}
      <FormCheckbox {...field('notify')} help={t('posts.form.notifyHelp')} />
    </Stack>
  );
}

function Moment() {
  const field = useFieldProps(postFields);
  const timeZone = useCollege()?.setting.timezone;
  // Registers the field before its control loads, so that its errors are shown.
  useFormField('publishAt', '');
  return (
    <Suspense fallback={<Skeleton shape="box" height={92} />}>
      <FormScheduleField {...field('publishAt')} timeZone={timeZone} />
    </Suspense>
  );
}
