import { Stack } from '@school/ui';
import { useCommand } from '../../../data/useCommand.ts';
import { Form } from '../../../forms/Form.tsx';
import { FormCheckbox } from '../../../forms/FormCheckbox.tsx';
import { FormPasswordField } from '../../../forms/FormPasswordField.tsx';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { FormSubmit } from '../../../forms/FormSubmit.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import type { MessageId } from '../../../intl/messages.ts';
import type { ProblemMessages } from '../../../intl/problemText.ts';
import { useText } from '../../../intl/useText.ts';

const initialValues = {
  name: '',
  first_lastname: '',
  second_lastname: '',
  email: '',
  password: '',
  password_confirmation: '',
  offers: false,
};

const loadValidator = () => import('../authRules.ts').then(({ authRules }) => authRules.signUp);

const rejectionMessages: Record<string, MessageId> = {
  email: 'signUp.emailRefused',
  password: 'errors.field.password',
};

const messages: ProblemMessages = { conflict: 'signUp.full' };

/** Name, e-mail and password fields of a sign-up. */
export function SignUpForm(props: {
  onRequested(): void;
  /** Called if the school accepts no sign-ups. */
  onClosed(): void;
}) {
  const t = useText();
  const { run } = useCommand('register');
  return (
    <Form
      label={t('signUp.title')}
      initialValues={initialValues}
      loadValidator={loadValidator}
      rejectionMessages={rejectionMessages}
      onSubmit={async (values) => {
        const [name, first_lastname, second_lastname, email] = [
          values.name,
          values.first_lastname,
          values.second_lastname,
          values.email,
        ].map((text) => text.trim()) as [string, string, string, string];
        const outcome = await run({ body: { ...values, name, first_lastname, second_lastname, email } });
        if (outcome.ok) props.onRequested();
        else if (outcome.problem.kind === 'forbidden') props.onClosed();
        return outcome;
      }}
    >
      <Stack gap="l">
        <FormProblem instead={messages} />
        <FormTextField name="name" label={t('signUp.name')} autoComplete="given-name" size="l" dir="auto" />
        <FormTextField
          name="first_lastname"
          label={t('signUp.firstLastname')}
          optional
          autoComplete="family-name"
          size="l"
          dir="auto"
        />
        <FormTextField
          name="second_lastname"
          label={t('signUp.secondLastname')}
          optional
          autoComplete="off"
          size="l"
          dir="auto"
        />
        <FormTextField
          name="email"
          type="email"
          label={t('signUp.email')}
          autoComplete="email"
          inputMode="email"
          size="l"
          dir="ltr"
        />
        <FormPasswordField
          name="password"
          label={t('signUp.password')}
          help={t('app.passwordHelp')}
          autoComplete="new-password"
          size="l"
        />
        <FormPasswordField
          name="password_confirmation"
          label={t('signUp.passwordCheck')}
          autoComplete="new-password"
          size="l"
        />
        <FormCheckbox name="offers" label={t('signUp.offers')} />
        <FormSubmit size="l" fullWidth>
          {t('signUp.submit')}
        </FormSubmit>
      </Stack>
    </Form>
  );
}
