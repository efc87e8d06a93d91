import { Button, TextField } from '@school/ui';
import { useId } from 'react';
import { FormPasswordField } from '../../forms/FormPasswordField.tsx';
import { useFormChange, useFormValue } from '../../forms/useFormValue.ts';
import type { MessageId } from '../../intl/messages.ts';
import { useText } from '../../intl/useText.ts';
import { passwordFields } from './passwordFields.ts';

/** Form values by field; the password's fields are given by name. */
type Values = Record<string, string | boolean>;

/**
 * Field for a server's stored password. The password can't be read, only replaced.
 * @param name Form field of the new password.
 * @param changingName Form field of whether it is being changed.
 */
export function StoredPasswordField({
  hasPassword,
  label = passwordFields.password.label,
  name = 'password',
  changingName = 'changing',
}: {
  hasPassword: boolean;
  label?: MessageId;
  name?: string;
  changingName?: string;
}) {
  const t = useText();
  const id = useId();
  const changing = useFormValue<Values, string>(changingName);
  const change = useFormChange<Values>();
  if (hasPassword && !changing) {
    return (
      <TextField
        id={id}
        label={t(label)}
        icon="lock"
        readOnly
        dir="auto"
        value={t('integrations.form.passwordSaved')}
        end={
          <Button size="s" variant="plain" onClick={() => change(changingName, true)}>
            {t('integrations.form.changePassword')}
          </Button>
        }
      />
    );
  }
  return (
    <FormPasswordField
      name={name}
      label={t(label)}
      autoComplete="new-password"
      labelEnd={
        hasPassword && (
          <Button
            size="s"
            variant="plain"
            onClick={() => {
              change(name, '');
              change(changingName, false);
            }}
          >
            {t('integrations.form.keepPassword')}
          </Button>
        )
      }
    />
  );
}
