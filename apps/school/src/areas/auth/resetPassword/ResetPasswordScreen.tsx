import { LinkButton, Notice, Stack } from '@school/ui';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { useVisitCheck } from '../../../data/DataRoot.tsx';
import { useText } from '../../../intl/useText.ts';
import { useHash } from '../../../router/NavigationRoot.tsx';
import { AuthFrame } from '../../../screen/AuthFrame.tsx';
import { useScreen } from '../../../screen/ScreenRoot.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { authPaths } from '../paths.ts';

/** Screen of the recovery e-mail's link: sets a new password for its account. */
export function ResetPasswordScreen() {
  const t = useText();
  const hash = useHash();
  const search = useSearch();
  // The link has its values in the fragment, which no server logs; mails of earlier versions had them in the query.
  const values = new URLSearchParams(hash || search);
  const token = values.get('token') ?? '';
  const email = values.get('email') ?? '';
  const [done, setDone] = useState(false);
  const check = useVisitCheck();
  useScreen();

  const signIn = (
    <LinkButton
      href={authPaths.login}
      size="l"
      fullWidth
      tone={done ? 'accent' : 'neutral'}
      variant={done ? 'solid' : 'outline'}
    >
      {t('resetPassword.signIn')}
    </LinkButton>
  );
  if (done) {
    return (
      <AuthFrame title={t('resetPassword.done.title')}>
        <Stack gap="xl">
          <Notice tone="positive" role="status">
            {t('resetPassword.done.body')}
          </Notice>
          {signIn}
        </Stack>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('resetPassword.title')} body={token ? t('resetPassword.body') : undefined}>
      <Stack gap="l">
        {token ? (
          <NewPasswordForm
            token={token}
            email={email}
            onDone={() => {
              setDone(true);
              // A new password ends the account's sessions, possibly the one on this device.
              void check();
            }}
          />
        ) : (
          <Notice tone="caution" role="status">
            {t('resetPassword.noToken')}
          </Notice>
        )}
        {signIn}
      </Stack>
    </AuthFrame>
  );
}
