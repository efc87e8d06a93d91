import type { Contact } from '@school/domain';
import { Fieldset, Grid, Stack } from '@school/ui';
import { CommuneField } from '../../communes/CommuneField.tsx';
import { FormCheckbox } from '../../forms/FormCheckbox.tsx';
import { FormCheckboxGroup } from '../../forms/FormCheckboxGroup.tsx';
import { FormRadioGroup } from '../../forms/FormRadioGroup.tsx';
import { FormTextArea } from '../../forms/FormTextArea.tsx';
import { FormTextField } from '../../forms/FormTextField.tsx';
import { useFormValue } from '../../forms/useFormValue.ts';
import { useText } from '../../intl/useText.ts';
import { CategoryField } from './CategoryField.tsx';
import { contactFields, type ContactValues } from './contactValues.ts';
import { EmailRows } from './EmailRows.tsx';
import { PhoneRows } from './PhoneRows.tsx';
import { useContactPermissions } from './useContactPermissions.ts';
import { useFieldProps } from '../../forms/useFieldProps.ts';

const pair = { narrow: 1, medium: 2 } as const;

/** Fields of a contact: identity, contact details and places. */
export function ContactFields(props: { commune?: Contact['commune'] }) {
  const t = useText();
  const field = useFieldProps(contactFields);
  const { ownOnly, places } = useContactPermissions();
  return (
    <Stack gap="xxl">
      <WhoFields />
      <PhoneRows />
      <EmailRows />
      <Fieldset label={t('contacts.form.where')}>
        <Grid columns={pair} gap="xl">
          <FormTextField {...field('address')} optional autoComplete="off" dir="auto" />
          <CommuneField name="commune" current={props.commune} />
        </Grid>
      </Fieldset>
      <Fieldset label={t('contacts.form.school')}>
        <FormCheckboxGroup
          {...field('places')}
          help={t(ownOnly ? 'contacts.form.ownPlacesHelp' : 'contacts.form.placesHelp')}
          columns={2}
          options={places.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <FormCheckbox {...field('emergency')} help={t('contacts.form.emergencyHelp')} />
        <FormTextArea {...field('notes')} optional dir="auto" />
      </Fieldset>
    </Stack>
  );
}

function WhoFields() {
  const t = useText();
  const field = useFieldProps(contactFields);
  const person = useFormValue<ContactValues, 'kind'>('kind') === 'person';
  return (
    <Fieldset label={t('contacts.form.who')}>
      <FormRadioGroup
        {...field('kind')}
        hideLabel
        columns={2}
        options={(['person', 'organisation'] as const).map((kind) => ({
          value: kind,
          label: t(`contacts.kind.${kind}`),
        }))}
      />
      <FormTextField
        name="name"
        label={t(person ? contactFields.name.label : 'contacts.form.organisationName')}
        autoComplete="off"
        dir="auto"
      />
      {person && (
        <Grid columns={pair} gap="xl">
          {(['firstLastname', 'secondLastname', 'position', 'organisation'] as const).map((name) => (
            <FormTextField key={name} {...field(name)} optional autoComplete="off" dir="auto" />
          ))}
        </Grid>
      )}
      <CategoryField />
    </Fieldset>
  );
}
