import { Stack } from '@school/ui';
import type { ReactNode } from 'react';
import type { ProblemMessages } from '../../../intl/problemText.ts';
import { Form, type Submitted } from '../../../forms/Form.tsx';
import { FormCheckbox } from '../../../forms/FormCheckbox.tsx';
import { FormPasswordField } from '../../../forms/FormPasswordField.tsx';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { FormSubmit } from '../../../forms/FormSubmit.tsx';
import type { LoadValidator } from '../../../forms/validation.ts';
import { useText } from '../../../intl/useText.ts';

/** Values that every sign-in form has. */
export type SignInValues = { password: string; keep: boolean };

const words: ProblemMessages = {
  invalid: 'login.invalid',
  conflict: 'login.pending',
  forbidden: 'login.suspended',
  offline: 'login.offline',
  tooManyForLong: 'login.locked',
};

/** Sign-in form with identifier, password and the choice to stay signed in. */
export function SignInForm<Values extends SignInValues>(props: {
  initialValues: Values;
  loadValidator: LoadValidator<Values>;
  onSubmit(values: Values): Promise<Submitted>;
  /** The identifier field. */
  identifier: ReactNode;
  /** Link to the password reset. */
  forgot: ReactNode;
}) {
  const t = useText();
  return (
    <Form
      label={t('login.title')}
      initialValues={props.initialValues}
      loadValidator={props.loadValidator}
      onSubmit={props.onSubmit}
    >
      <Stack gap="l">
        <FormProblem instead={words} />
        {props.identifier}
        <FormPasswordField
          name="password"
          label={t('login.password')}
          labelEnd={props.forgot}
          autoComplete="current-password"
          size="l"
          icon="lock"
        />
        <FormCheckbox name="keep" label={t('login.staySignedIn')} />
        <FormSubmit size="l" fullWidth>
          {t('login.submit')}
        </FormSubmit>
      </Stack>
    </Form>
  );
}
