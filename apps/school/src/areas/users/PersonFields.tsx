import { Fieldset, Grid, Stack } from '@school/ui';
import { FormDateField } from '../../forms/FormDateField.tsx';
import { FormPhone } from '../../forms/FormPhone.tsx';
import { FormRutField } from '../../forms/FormRutField.tsx';
import { FormTextField } from '../../forms/FormTextField.tsx';
import { useText } from '../../intl/useText.ts';
import { GroupFields } from './GroupFields.tsx';
import { RoleFields } from './RoleFields.tsx';
import { useFieldProps } from '../../forms/useFieldProps.ts';
import { personFields } from './personValues.ts';

const pair = { narrow: 1, medium: 2 } as const;

/** Fields of a person: identity, contact details, position and roles. */
export function PersonFields(props: { rolesFixed: boolean; ownEmail: boolean }) {
  const t = useText();
  const field = useFieldProps(personFields);
  return (
    <Stack gap="xxl">
      <Fieldset label={t('users.form.person')}>
        <FormTextField {...field('name')} autoComplete="off" dir="auto" />
        <Grid columns={pair} gap="xl">
          <FormTextField {...field('firstLastname')} optional autoComplete="off" dir="auto" />
          <FormTextField {...field('secondLastname')} optional autoComplete="off" dir="auto" />
          <FormRutField {...field('rut')} optional />
          <FormTextField {...field('passport')} optional autoComplete="off" dir="ltr" />
          <FormDateField {...field('birthdate')} optional />
        </Grid>
      </Fieldset>
      <Fieldset label={t('users.form.contact')}>
        <FormTextField
          {...field('email')}
          type="email"
          help={t(props.ownEmail ? 'users.form.ownEmail' : 'users.form.emailHelp')}
          readOnly={props.ownEmail}
          autoComplete="off"
        />
        <Grid columns={pair} gap="xl">
          <FormPhone {...field('phone')} optional autoComplete="off" />
        </Grid>
      </Fieldset>
      <Fieldset label={t('users.form.school')}>
        <FormTextField
          {...field('position')}
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
