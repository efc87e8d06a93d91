import { LinkButton, Notice, Stack } from '@school/ui';
import { useEffect, useState } from 'react';
import { useCollege } from '../../../data/DataRoot.tsx';
import { useText } from '../../../intl/useText.ts';
import { AuthFrame } from '../../../shell/AuthFrame.tsx';
import { useSchool, useScreen } from '../../../shell/ShellRoot.tsx';
import { SignUpForm } from './SignUpForm.tsx';

/** Sign-up screen: requests an account, which the school then approves. */
export function SignUpScreen() {
  const t = useText();
  const { name } = useSchool();
  const [end, setEnd] = useState<'open' | 'asked' | 'closed'>('open');
  const college = useCollege();
  const closed = end === 'closed' || college?.setting.sign_up_open === false;
  useScreen({ title: t('signUp.title') });

  // The focused form disappears, so the focus moves to the main element with the result.
  useEffect(() => {
    if (end !== 'open') document.querySelector('main')?.focus();
  }, [end]);

  const haveAccount = (
    <LinkButton href="/auth/login" size="l" fullWidth>
      {t('signUp.haveAccount')}
    </LinkButton>
  );
  if (end === 'asked') {
    return (
      <AuthFrame title={t('signUp.pending.title')}>
        <Stack gap="xl">
          <Notice tone="positive" role="status">
            {t('signUp.pending.body', { school: name })}
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
