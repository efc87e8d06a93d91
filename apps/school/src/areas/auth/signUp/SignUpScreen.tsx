import { LinkButton, Notice, Stack } from '@school/ui';
import { Suspense, useEffect, useState } from 'react';
import { useCollege } from '../../../data/DataRoot.tsx';
import { useText } from '../../../intl/useText.ts';
import { latePart } from '../../../router/latePart.tsx';
import { useHash } from '../../../router/NavigationRoot.tsx';
import { AuthFrame } from '../../../screen/AuthFrame.tsx';
import { useSchool, useScreen } from '../../../screen/ScreenRoot.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { authPaths } from '../paths.ts';

// Only the mailed link needs it.
const ConfirmSignUp = latePart(() => import('./ConfirmSignUp.tsx').then((file) => file.ConfirmSignUp));

/** Sign-up screen: requests an account; with the mailed link it confirms the address. */
export function SignUpScreen() {
  const t = useText();
  const { name } = useSchool();
  // A fragment never reaches servers and their logs.
  const token = new URLSearchParams(useHash()).get('confirm');
  const [end, setEnd] = useState<'open' | 'asked' | 'closed'>('open');
  const college = useCollege();
  const closed = end === 'closed' || college?.setting.sign_up_open === false;
  useScreen();

  // The focused form disappears, so the focus moves to the main element with the result.
  useEffect(() => {
    if (end !== 'open') document.querySelector('main')?.focus();
  }, [end]);

  const haveAccount = (
    <LinkButton href={authPaths.login} size="l" fullWidth>
      {t('signUp.haveAccount')}
    </LinkButton>
  );
  if (token) {
    return (
      <Suspense>
        <ConfirmSignUp key={token} token={token} haveAccount={haveAccount} />
      </Suspense>
    );
  }
  if (end === 'asked') {
    return (
      <AuthFrame title={t('signUp.sent.title')}>
        <Stack gap="xl">
          <Notice tone="positive" role="status">
            {t('signUp.sent.body', { school: name })}
          </Notice>
          {haveAccount}
        </Stack>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('signUp.title')} body={t('signUp.body', { school: name })}>
      <Stack gap="l">
        {closed ? (
          <Notice tone="caution" role="status">
            {t('signUp.closed', { school: name })}
          </Notice>
        ) : (
          <SignUpForm onRequested={() => setEnd('asked')} onClosed={() => setEnd('closed')} />
        )}
        {haveAccount}
      </Stack>
    </AuthFrame>
  );
}
