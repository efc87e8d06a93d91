import { Stack, Text } from '@school/ui';
import { useState } from 'react';
import { useCommand } from '../../data/useCommand.ts';
import { Form } from '../../forms/Form.tsx';
import { FormPasswordField } from '../../forms/FormPasswordField.tsx';
import { FormProblem } from '../../forms/FormProblem.tsx';
import { FormSubmit } from '../../forms/FormSubmit.tsx';
import type { MessageId } from '../../intl/messages.ts';
import { useText } from '../../intl/useText.ts';
import { useShell } from '../../shell/ShellRoot.tsx';

const loadValidator = () => import('./profileRules.ts').then((file) => file.passwordRules);

const refusals: Record<string, MessageId> = {
  current_password: 'profile.password.wrong',
  password: 'errors.field.password',
};

const empty = { current_password: '', password: '', password_confirmation: '' };

/** Form to change the user's password; it signs out all other devices. */
export function ProfilePassword() {
  const t = useText();
  const { notices } = useShell();
  const { run } = useCommand('updatePassword');
  const [round, setRound] = useState(0);
  return (
    <Form
      key={round}
      label={t('profile.password')}
      initialValues={empty}
      loadValidator={loadValidator}
      refusals={refusals}
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
        <FormPasswordField
          name="current_password"
          label={t('profile.password.current')}
          autoComplete="current-password"
        />
        <FormPasswordField
          name="password"
          label={t('profile.password.new')}
          help={t('app.passwordHelp')}
          autoComplete="new-password"
        />
        <FormPasswordField
          name="password_confirmation"
          label={t('profile.password.check')}
          autoComplete="new-password"
        />
        <Stack align="start">
          <FormSubmit>{t('profile.password.submit')}</FormSubmit>
        </Stack>
      </Stack>
    </Form>
  );
}
