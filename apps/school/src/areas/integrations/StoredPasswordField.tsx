import { Button, TextField } from '@school/ui';
import { useId } from 'react';
import { FormPasswordField } from '../../forms/FormPasswordField.tsx';
import { useFormChange, useFormValue } from '../../forms/useFormValue.ts';
import { useText } from '../../intl/useText.ts';
import { type StoredPassword, passwordFields } from './passwordFields.ts';

/** Field for a server's stored password. The password can't be read, only replaced. */
export function StoredPasswordField({ hasPassword }: { hasPassword: boolean }) {
  const t = useText();
  const id = useId();
  const changing = useFormValue<StoredPassword, 'changing'>('changing');
  const change = useFormChange<StoredPassword>();
  if (hasPassword && !changing) {
    return (
      <TextField
        id={id}
        label={t(passwordFields.password.label)}
        icon="lock"
        readOnly
        dir="auto"
        value={t('integrations.form.passwordSaved')}
        end={
          <Button size="s" variant="plain" onClick={() => change('changing', true)}>
            {t('integrations.form.changePassword')}
          </Button>
        }
      />
    );
  }
  return (
    <FormPasswordField
      name="password"
      label={t(passwordFields.password.label)}
      autoComplete="new-password"
      labelEnd={
        hasPassword && (
          <Button
            size="s"
            variant="plain"
            onClick={() => {
              change('password', '');
              change('changing', false);
            }}
          >
            {t('integrations.form.keepPassword')}
          </Button>
        )
      }
    />
  );
}
