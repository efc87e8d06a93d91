import type { ReactNode } from 'react';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { useText } from '../../../intl/useText.ts';
import { SignInForm, type SignInValues } from './SignInForm.tsx';
import { useSignIn } from './useSignIn.ts';

type Values = SignInValues & { passport: string };

const initialValues: Values = { passport: '', password: '', keep: true };

const loadValidator = () => import('../authRules.ts').then(({ authRules }) => authRules.passport);

/** Sign-in form with a passport, for people without a RUT. */
export function PassportForm(props: { forgot: ReactNode }) {
  const t = useText();
  const signIn = useSignIn();
  return (
    <SignInForm
      initialValues={initialValues}
      loadValidator={loadValidator}
      forgot={props.forgot}
      onSubmit={({ passport, password, keep }) => signIn({ passport: passport.trim(), password }, keep)}
      identifier={
        <FormTextField
          name="passport"
          label={t('login.passport')}
          help={t('login.passportHelp')}
          autoComplete="username"
          size="l"
          icon="square-user"
          dir="ltr"
          autoCapitalize="characters"
        />
      }
    />
  );
}
