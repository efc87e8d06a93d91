import { CommuneField } from '../../communes/CommuneField.tsx';
import { ZoneField } from '../places/index.ts';
import type { CollegeRecord } from '@school/domain';
import { Fieldset, Grid, Stack } from '@school/ui';
import { FormCheckbox } from '../../forms/FormCheckbox.tsx';
import { FormCheckboxGroup } from '../../forms/FormCheckboxGroup.tsx';
import { FormFullPhone } from '../../forms/FormFullPhone.tsx';
import { FormSelect } from '../../forms/FormSelect.tsx';
import { FormTextField } from '../../forms/FormTextField.tsx';
import { useFormValue } from '../../forms/useFormValue.ts';
import { languages } from '../../intl/messages.ts';
import { useText } from '../../intl/useText.ts';
import { AppearanceFields } from './AppearanceFields.tsx';
import { schoolFields, type SchoolValues } from './schoolValues.ts';
import { useFieldProps } from '../../forms/useFieldProps.ts';

const pair = { narrow: 1, medium: 2 } as const;

/** Fields of the school's record, without pictures. */
export function SchoolFields({ school }: { school: CollegeRecord }) {
  const t = useText();
  const field = useFieldProps(schoolFields);
  return (
    <Stack gap="xxl">
      <Fieldset label={t('school.form.record')}>
        <FormTextField {...field('name')} help={t('school.form.nameHelp')} autoComplete="off" dir="auto" />
        <Grid columns={pair} gap="xl">
          <FormTextField {...field('shortName')} autoComplete="off" dir="auto" />
          <FormTextField {...field('acronym')} autoComplete="off" dir="auto" />
          <FormTextField {...field('address')} optional autoComplete="off" dir="auto" />
          <CommuneField name="commune" current={school.commune} />
          <FormFullPhone {...field('phone')} extensionName="phoneExtension" />
          <FormTextField {...field('email')} type="email" optional autoComplete="off" />
        </Grid>
      </Fieldset>
      <AppearanceFields />
      <LanguageFields timezone={school.setting.timezone} />
      <Fieldset label={t('school.form.alerts')}>
        <FormCheckbox {...field('alertApproval')} help={t('school.form.alertApprovalHelp')} />
      </Fieldset>
      <Fieldset label={t('school.form.app')} help={t('school.form.appHelp')}>
        <FormCheckbox {...field('signUpOpen')} help={t('school.form.signUpHelp')} />
        <FormCheckbox {...field('showOnboarding')} help={t('school.form.onboardingHelp')} />
        <FormCheckbox {...field('haveAdvertising')} help={t('school.form.flagHelp')} />
        <FormCheckbox {...field('published')} help={t('school.form.flagHelp')} />
      </Fieldset>
    </Stack>
  );
}

function LanguageFields(props: { timezone: string }) {
  const t = useText();
  const field = useFieldProps(schoolFields);
  const offered = useFormValue<SchoolValues, 'languages'>('languages');
  const language = useFormValue<SchoolValues, 'language'>('language');
  return (
    <Fieldset label={t('school.form.languages')}>
      <FormCheckboxGroup
        {...field('languages')}
        help={t('school.form.offeredHelp')}
        columns={2}
        options={languages.map(({ locale, name }) => ({ value: locale, label: name }))}
      />
      <Grid columns={pair} gap="xl">
        <FormSelect
          {...field('language')}
          help={t('school.form.languageHelp')}
          options={languages
            .filter(({ locale }) => offered.includes(locale) || locale === language)
            .map(({ locale, name }) => ({ value: locale, label: name }))}
        />
        <ZoneField
          label={t(schoolFields.timezone.label)}
          help={t('school.form.timezoneHelp')}
          current={props.timezone}
        />
      </Grid>
    </Fieldset>
  );
}
