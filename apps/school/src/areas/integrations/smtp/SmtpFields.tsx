import { allows, type SmtpSettings } from '@school/domain';
import { Fieldset, Grid, Stack } from '@school/ui';
import { useSession } from '../../../data/DataRoot.tsx';
import { FormCheckbox } from '../../../forms/FormCheckbox.tsx';
import { FormPasswordField } from '../../../forms/FormPasswordField.tsx';
import { FormSelect } from '../../../forms/FormSelect.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { useFormValue } from '../../../forms/useFormValue.ts';
import { StoredPasswordField } from '../StoredPasswordField.tsx';
import { useText } from '../../../intl/useText.ts';
import { BounceFields } from './BounceFields.tsx';
import { changesServer, smtpFields, type SmtpValues } from './smtpValues.ts';
import { useEncryptions } from './useEncryptions.ts';
import { useFieldProps } from '../../../forms/useFieldProps.ts';

const pair = { narrow: 1, medium: 2 } as const;

/** Fields for server, authentication and sender of the school's e-mails, and for the mailbox for reports. */
export function SmtpFields({ settings }: { settings: SmtpSettings }) {
  const t = useText();
  const field = useFieldProps(smtpFields);
  const encryptions = useEncryptions();
  const login = useFormValue<SmtpValues, 'login'>('login');
  const { user } = useSession();
  const mayChangeServer = user !== null && allows(user, 'users.roles');
  return (
    <Stack gap="xxl">
      <Fieldset
        label={t('integrations.smtp.server')}
        help={mayChangeServer ? undefined : t('integrations.smtp.serverFixed')}
        disabled={!mayChangeServer}
      >
        <Grid columns={pair} gap="l">
          <FormTextField
            {...field('host')}
            placeholder="smtp.example.com"
            autoComplete="off"
            autoCapitalize="off"
            dir="ltr"
          />
          <Grid columns={2} gap="l">
            <FormTextField {...field('port')} inputMode="numeric" autoComplete="off" dir="ltr" />
            <FormSelect {...field('encryption')} options={encryptions} />
          </Grid>
        </Grid>
        <FormCheckbox {...field('login')} />
        {login && (
          <Grid columns={pair} gap="l">
            <FormTextField {...field('username')} autoComplete="off" autoCapitalize="off" dir="ltr" />
            <StoredPasswordField hasPassword={settings.has_password} />
          </Grid>
        )}
      </Fieldset>
      <Fieldset label={t('integrations.smtp.sender')}>
        <Grid columns={pair} gap="l">
          <FormTextField {...field('fromName')} autoComplete="off" dir="auto" />
          <FormTextField {...field('fromAddress')} type="email" autoComplete="off" />
          <FormTextField {...field('replyTo')} type="email" optional autoComplete="off" />
        </Grid>
      </Fieldset>
      <BounceFields mailbox={settings.bounces} />
      <OwnPassword />
    </Stack>
  );
}

/** The user's own password, if the form changes the server: links to choose passwords are sent through it. */
function OwnPassword() {
  const t = useText();
  const field = useFieldProps(smtpFields);
  const server = {
    host: useFormValue<SmtpValues, 'host'>('host'),
    port: useFormValue<SmtpValues, 'port'>('port'),
    encryption: useFormValue<SmtpValues, 'encryption'>('encryption'),
    login: useFormValue<SmtpValues, 'login'>('login'),
    username: useFormValue<SmtpValues, 'username'>('username'),
    savedServer: useFormValue<SmtpValues, 'savedServer'>('savedServer'),
  };
  if (!changesServer(server)) return null;
  return (
    <FormPasswordField
      {...field('currentPassword')}
      help={t('integrations.smtp.ownPassword')}
      autoComplete="current-password"
    />
  );
}
