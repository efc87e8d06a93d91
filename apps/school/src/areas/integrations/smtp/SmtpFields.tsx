import { Fieldset, Grid, Stack } from '@school/ui';
import { FormCheckbox } from '../../../forms/FormCheckbox.tsx';
import { FormSelect } from '../../../forms/FormSelect.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { useFormValue } from '../../../forms/useFormValue.ts';
import { StoredPasswordField } from '../StoredPasswordField.tsx';
import { useText } from '../../../intl/useText.ts';
import type { SmtpValues } from './smtpValues.ts';

const pair = { narrow: 1, medium: 2 } as const;

/** Fields for server, authentication and sender of the school's e-mails. */
export function SmtpFields({ hasPassword }: { hasPassword: boolean }) {
  const t = useText();
  const login = useFormValue<SmtpValues, 'login'>('login');
  return (
    <Stack gap="xxl">
      <Fieldset label={t('integrations.smtp.server')}>
        <Grid columns={pair} gap="l">
          <FormTextField
            name="host"
            label={t('integrations.smtp.host')}
            placeholder="smtp.example.com"
            autoComplete="off"
            autoCapitalize="off"
            dir="ltr"
          />
          <Grid columns={2} gap="l">
            <FormTextField
              name="port"
              label={t('integrations.smtp.port')}
              inputMode="numeric"
              autoComplete="off"
              dir="ltr"
            />
            <FormSelect
              name="encryption"
              label={t('integrations.smtp.encryption')}
              options={[
                { value: 'starttls', label: 'STARTTLS' },
                { value: 'tls', label: 'TLS' },
                { value: 'none', label: t('integrations.smtp.noEncryption') },
              ]}
            />
          </Grid>
        </Grid>
        <FormCheckbox name="login" label={t('integrations.smtp.login')} />
        {login && (
          <Grid columns={pair} gap="l">
            <FormTextField
              name="username"
              label={t('integrations.form.username')}
              autoComplete="off"
              autoCapitalize="off"
              dir="ltr"
            />
            <StoredPasswordField hasPassword={hasPassword} />
          </Grid>
        )}
      </Fieldset>
      <Fieldset label={t('integrations.smtp.sender')}>
        <Grid columns={pair} gap="l">
          <FormTextField
            name="fromName"
            label={t('integrations.smtp.fromName')}
            autoComplete="off"
            dir="auto"
          />
          <FormTextField
            name="fromAddress"
            type="email"
            label={t('integrations.smtp.fromAddress')}
            autoComplete="off"
          />
          <FormTextField
            name="replyTo"
            type="email"
            label={t('integrations.smtp.replyTo')}
            optional
            autoComplete="off"
          />
        </Grid>
      </Fieldset>
    </Stack>
  );
}
