import { Button, TextField } from '@school/ui';
import { useId } from 'react';
import { FormPasswordField } from '../forms/FormPasswordField.tsx';
import { useFormChange, useFormValue } from '../forms/useFormValue.ts';
import { useText } from '../intl/useText.ts';

/** What a form with such a password holds: the password, and whether another is being written. */
export type KeptPassword = { password: string; changing: boolean };

/** The password of a server: a fact that nobody can read, until somebody writes another one. */
export function KeptPasswordField({ kept }: { kept: boolean }) {
  const t = useText();
  const id = useId();
  const changing = useFormValue<KeptPassword, 'changing'>('changing');
  const change = useFormChange<KeptPassword>();
  if (kept && !changing) {
    return (
      <TextField
        id={id}
        label={t('integrations.form.password')}
        icon="lock"
        readOnly
        dir="auto"
        value={t('integrations.form.kept')}
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
      label={t('integrations.form.password')}
      autoComplete="new-password"
      labelEnd={
        kept && (
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
