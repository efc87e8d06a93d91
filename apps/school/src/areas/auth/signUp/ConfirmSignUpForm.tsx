import { Stack } from '@school/ui';
import type { Problem } from '../../../data/problem.ts';
import { useCommand } from '../../../data/useCommand.ts';
import { Form } from '../../../forms/Form.tsx';
import { FormPasswordField } from '../../../forms/FormPasswordField.tsx';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { FormSubmit } from '../../../forms/FormSubmit.tsx';
import type { MessageId } from '../../../intl/messages.ts';
import { useText } from '../../../intl/useText.ts';

const initialValues = { password: '' };

const loadValidator = () => import('../authRules.ts').then(({ authRules }) => authRules.confirmSignUp);

const rejectionMessages: Record<string, MessageId> = { password: 'signUp.confirm.wrongPassword' };

/** Whether the link confirms nothing, with any password. */
const isFinal = (problem: Problem) =>
  problem.kind === 'conflict' || (problem.kind === 'invalid' && !problem.fields.includes('password'));

/** Form with the password of a sign-up, which confirms its address. */
export function ConfirmSignUpForm(props: {
  token: string;
  onConfirmed(): void;
  /** Called if the link is used or expired, or the address has an account or a request. */
  onEnded(problem: Problem): void;
}) {
  const t = useText();
  const { run } = useCommand('confirmSignUp');
  return (
    <Form
      label={t('signUp.confirm.title')}
      initialValues={initialValues}
      loadValidator={loadValidator}
      rejectionMessages={rejectionMessages}
      onSubmit={async ({ password }) => {
        const outcome = await run({ body: { token: props.token, password } });
        if (outcome.ok) props.onConfirmed();
        else if (isFinal(outcome.problem)) props.onEnded(outcome.problem);
        return outcome;
      }}
    >
      <Stack gap="l">
        <FormProblem />
        <FormPasswordField
          name="password"
          label={t('signUp.password')}
          help={t('signUp.confirm.forgotten')}
          autoComplete="current-password"
          size="l"
          icon="lock"
        />
        <FormSubmit size="l" fullWidth>
          {t('signUp.confirm.action')}
        </FormSubmit>
      </Stack>
    </Form>
  );
}
