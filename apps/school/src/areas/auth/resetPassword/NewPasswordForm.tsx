import { Stack } from '@school/ui';
import { useMemo } from 'react';
import type { ProblemMessages } from '../../../intl/problemText.ts';
import { useCommand } from '../../../data/useCommand.ts';
import { Form } from '../../../forms/Form.tsx';
import { FormPasswordField } from '../../../forms/FormPasswordField.tsx';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { FormSubmit } from '../../../forms/FormSubmit.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import type { MessageId } from '../../../intl/messages.ts';
import { useText } from '../../../intl/useText.ts';

const loadValidator = () => import('../authRules.ts').then(({ authRules }) => authRules.resetPassword);

const rejectionMessages: Record<string, MessageId> = { password: 'errors.field.password' };

// A used or expired link is rejected without an invalid field.
const words: ProblemMessages = { invalid: 'resetPassword.expired' };

/** Form with a new password and its repetition. */
export function NewPasswordForm(props: { token: string; email: string; onDone(): void }) {
  const t = useText();
  const { run } = useCommand('resetPassword');
  const { token, email } = props;
  const initialValues = useMemo(
    () => ({ token, email, password: '', password_confirmation: '' }),
    [token, email],
  );
  return (
    <Form
      label={t('resetPassword.title')}
      initialValues={initialValues}
      loadValidator={loadValidator}
      rejectionMessages={rejectionMessages}
      onSubmit={async (values) => {
        const reset = await run({ body: { ...values, email: values.email.trim() } });
        if (reset.ok) props.onDone();
        return reset;
      }}
    >
      <Stack gap="l">
        <FormProblem instead={words} />
        <FormTextField
          name="email"
          type="email"
          label={t('resetPassword.email')}
          autoComplete="username"
          inputMode="email"
          size="l"
          dir="ltr"
        />
        <FormPasswordField
          name="password"
          label={t('resetPassword.password')}
          help={t('app.passwordHelp')}
          autoComplete="new-password"
          size="l"
        />
        <FormPasswordField
          name="password_confirmation"
          label={t('resetPassword.passwordCheck')}
          autoComplete="new-password"
          size="l"
        />
        <FormSubmit size="l" fullWidth>
          {t('resetPassword.submit')}
        </FormSubmit>
      </Stack>
    </Form>
  );
}
