import { type ReactNode, useCallback, useState } from 'react';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { useText } from '../../../intl/useText.ts';
import { SignInForm, type SignInValues } from './SignInForm.tsx';
import { useSignIn } from './useSignIn.ts';

type Values = SignInValues & { identifier: string };

const initialValues: Values = { identifier: '', password: '', keep: true };

/** An at sign marks an e-mail. Doesn't use the domain's function, which would load its rules too. */
const toCredentials = ({ identifier, password }: { identifier: string; password: string }) =>
  identifier.includes('@') ? { email: identifier.trim(), password } : { rut: identifier.trim(), password };

/** Sign-in by RUT or e-mail in one field, which detects the type. */
export function IdentifierForm(props: { forgot: ReactNode }) {
  const t = useText();
  const signIn = useSignIn();
  const [rut, setRut] = useState<Pick<typeof import('../authRules.ts'), 'formatRut' | 'isRut'>>();
  const loadValidator = useCallback(async () => {
    const file = await import('../authRules.ts');
    setRut(file);
    return file.authRules.identifier;
  }, []);
  return (
    <SignInForm
      initialValues={initialValues}
      loadValidator={loadValidator}
      forgot={props.forgot}
      onSubmit={({ keep, ...values }) => signIn(toCredentials(values), keep)}
      identifier={
        <FormTextField
          name="identifier"
          label={t('login.identifier')}
          autoComplete="username"
          size="l"
          icon="id-card"
          dir="ltr"
          successFor={(value) => (rut?.isRut(value) ? t('login.validRut') : undefined)}
          format={rut?.formatRut}
        />
      }
    />
  );
}
