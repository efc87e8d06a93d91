import { Stack, Text } from '@school/ui';
import { useState } from 'react';
import { useCommand } from '../../data/useCommand.ts';
import { type FormFields, toFormProps } from '../../forms/fields.ts';
import { Form } from '../../forms/Form.tsx';
import { FormPasswordField } from '../../forms/FormPasswordField.tsx';
import { FormProblem } from '../../forms/FormProblem.tsx';
import { FormSubmit } from '../../forms/FormSubmit.tsx';
import { useText } from '../../intl/useText.ts';
import { useScreenServices } from '../../screen/ScreenRoot.tsx';
import { useFieldProps } from '../../forms/useFieldProps.ts';
import { rulesFor } from '../../forms/rulesFor.ts';

const loadValidator = rulesFor('updatePassword');

const empty = { current_password: '', password: '', password_confirmation: '' };

const passwordFields = {
  current_password: { label: 'profile.password.current', rejected: 'profile.password.wrong' },
  password: { label: 'profile.password.new', rejected: 'errors.field.password' },
  password_confirmation: { label: 'profile.password.check' },
} as const satisfies FormFields<typeof empty>;

const formProps = toFormProps(passwordFields);

/** Form to change the user's password; it signs out all other devices. */
export function ProfilePassword() {
  const t = useText();
  const field = useFieldProps(passwordFields);
  const { notices } = useScreenServices();
  const { run } = useCommand('updatePassword');
  const [round, setRound] = useState(0);
  return (
    <Form
      key={round}
      label={t('profile.password')}
      initialValues={empty}
      loadValidator={loadValidator}
      {...formProps}
      onSubmit={async (body) => {
        const sent = await run({ body });
        if (!sent.ok) return sent;
        notices.notify({ tone: 'positive', message: { id: 'profile.password.saved' } });
        setRound((count) => count + 1);
        return sent;
      }}
    >
      <Stack gap="xl">
        <FormProblem />
        <Text tone="quiet">{t('profile.password.help')}</Text>
        <FormPasswordField {...field('current_password')} autoComplete="current-password" />
        <FormPasswordField {...field('password')} help={t('app.passwordHelp')} autoComplete="new-password" />
        <FormPasswordField {...field('password_confirmation')} autoComplete="new-password" />
        <Stack align="start">
          <FormSubmit>{t('profile.password.submit')}</FormSubmit>
        </Stack>
      </Stack>
    </Form>
  );
}
