import { CommuneField } from '../../communes/CommuneField.tsx';
import { ZoneField } from '../places/index.ts';
import type { CollegeRecord } from '@school/domain';
import { Fieldset, Grid, Stack } from '@school/ui';
import { FormCheckbox } from '../../forms/FormCheckbox.tsx';
import { FormCheckboxGroup } from '../../forms/FormCheckboxGroup.tsx';
import { FormSelect } from '../../forms/FormSelect.tsx';
import { FormPhone } from '../../forms/FormPhone.tsx';
import { FormTextField } from '../../forms/FormTextField.tsx';
import { useFormValue } from '../../forms/useFormValue.ts';
import { languages } from '../../intl/messages.ts';
import { useText } from '../../intl/useText.ts';
import { AppearanceFields } from './AppearanceFields.tsx';
import type { SchoolValues } from './schoolValues.ts';

const pair = { narrow: 1, medium: 2 } as const;

/** Fields of the school's record, without pictures. */
export function SchoolFields({ school }: { school: CollegeRecord }) {
  const t = useText();
  return (
    <Stack gap="xxl">
      <Fieldset label={t('school.form.record')}>
        <FormTextField
          name="name"
          label={t('school.form.name')}
          help={t('school.form.nameHelp')}
          autoComplete="off"
          dir="auto"
        />
        <Grid columns={pair} gap="xl">
          <FormTextField name="shortName" label={t('school.form.shortName')} autoComplete="off" dir="auto" />
          <FormTextField name="acronym" label={t('school.form.acronym')} autoComplete="off" dir="auto" />
          <FormTextField
            name="address"
            label={t('school.form.address')}
            optional
            autoComplete="off"
            dir="auto"
          />
          <CommuneField name="commune" current={school.commune} />
          <FormTextField
            name="email"
            type="email"
            label={t('school.form.email')}
            optional
            autoComplete="off"
          />
          <FormPhone
            name="phone"

            label={t('school.form.phone')}
            optional
            autoComplete="off"
          />
        </Grid>
      </Fieldset>
      <AppearanceFields />
      <LanguageFields timezone={school.setting.timezone} />
      <Fieldset label={t('school.form.app')} help={t('school.form.appHelp')}>
        <FormCheckbox name="signUpOpen" label={t('school.form.signUp')} help={t('school.form.signUpHelp')} />
        <FormCheckbox
          name="showOnboarding"
          label={t('school.form.onboarding')}
          help={t('school.form.onboardingHelp')}
        />
        <FormCheckbox
          name="haveAdvertising"
          label={t('school.form.advertising')}
          help={t('school.form.flagHelp')}
        />
        <FormCheckbox name="published" label={t('school.form.published')} help={t('school.form.flagHelp')} />
      </Fieldset>
    </Stack>
  );
}

function LanguageFields(props: { timezone: string }) {
  const t = useText();
  const offered = useFormValue<SchoolValues, 'languages'>('languages');
  const language = useFormValue<SchoolValues, 'language'>('language');
  return (
    <Fieldset label={t('school.form.languages')}>
      <FormCheckboxGroup
        name="languages"
        label={t('school.form.offered')}
        help={t('school.form.offeredHelp')}
        columns={2}
        options={languages.map(({ locale, name }) => ({ value: locale, label: name }))}
      />
      <Grid columns={pair} gap="xl">
        <FormSelect
          name="language"
          label={t('school.form.language')}
          help={t('school.form.languageHelp')}
          options={languages
            .filter(({ locale }) => offered.includes(locale) || locale === language)
            .map(({ locale, name }) => ({ value: locale, label: name }))}
        />
        <ZoneField
          label={t('school.form.timezone')}
          help={t('school.form.timezoneHelp')}
          current={props.timezone}
        />
      </Grid>
    </Fieldset>
  );
}
