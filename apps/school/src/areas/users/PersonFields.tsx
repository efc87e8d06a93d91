import { Fieldset, Grid, Stack } from '@school/ui';
import { FormDateField } from '../../forms/FormDateField.tsx';
import { FormPhone } from '../../forms/FormPhone.tsx';
import { FormRutField } from '../../forms/FormRutField.tsx';
import { FormTextField } from '../../forms/FormTextField.tsx';
import { useText } from '../../intl/useText.ts';
import { GroupFields } from './GroupFields.tsx';
import { RoleFields } from './RoleFields.tsx';

const pair = { narrow: 1, medium: 2 } as const;

/** Fields of a person: identity, contact details, position and roles. */
export function PersonFields(props: { rolesFixed: boolean; ownEmail: boolean }) {
  const t = useText();
  return (
    <Stack gap="xxl">
      <Fieldset label={t('users.form.person')}>
        <FormTextField name="name" label={t('users.form.name')} autoComplete="off" dir="auto" />
        <Grid columns={pair} gap="xl">
          <FormTextField
            name="firstLastname"
            label={t('users.form.firstLastname')}
            autoComplete="off"
            dir="auto"
          />
          <FormTextField
            name="secondLastname"
            label={t('users.form.secondLastname')}
            optional
            autoComplete="off"
            dir="auto"
          />
          <FormRutField name="rut" label={t('users.form.rut')} optional />
          <FormTextField
            name="passport"
            label={t('users.form.passport')}
            optional
            autoComplete="off"
            dir="ltr"
          />
          <FormDateField name="birthdate" label={t('users.form.birthdate')} optional />
        </Grid>
      </Fieldset>
      <Fieldset label={t('users.form.contact')}>
        <FormTextField
          name="email"
          type="email"
          label={t('users.form.email')}
          help={t(props.ownEmail ? 'users.form.ownEmail' : 'users.form.emailHelp')}
          readOnly={props.ownEmail}
          autoComplete="off"
        />
        <Grid columns={pair} gap="xl">
          <FormPhone
            name="phone"

            label={t('users.form.phone')}
            optional
            autoComplete="off"
          />
        </Grid>
      </Fieldset>
      <Fieldset label={t('users.form.school')}>
        <FormTextField
          name="position"
          label={t('users.form.position')}
          help={t('users.form.positionHelp')}
          optional
          autoComplete="off"
          dir="auto"
        />
        <RoleFields fixed={props.rolesFixed} />
        <GroupFields />
      </Fieldset>
    </Stack>
  );
}
