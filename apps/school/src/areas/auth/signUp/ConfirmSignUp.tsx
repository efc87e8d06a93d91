import { LinkButton, Notice, Stack, Text } from '@school/ui';
import { type ReactNode, useEffect, useState } from 'react';
import type { Problem } from '../../../data/problem.ts';
import { problemText, type ProblemMessages } from '../../../intl/problemText.ts';
import { useText } from '../../../intl/useText.ts';
import { AuthFrame } from '../../../screen/AuthFrame.tsx';
import { useSchool } from '../../../screen/ScreenRoot.tsx';
import { ConfirmSignUpForm } from './ConfirmSignUpForm.tsx';
import { authPaths } from '../paths.ts';

const messages: ProblemMessages = { invalid: 'signUp.confirm.expired', conflict: 'signUp.confirm.taken' };

/**
 * Confirms the address of a sign-up by the mailed link. Asks for the password of the sign-up, because anyone can sign up
 * with any address.
 */
export function ConfirmSignUp({ token, haveAccount }: { token: string; haveAccount: ReactNode }) {
  const t = useText();
  const { name } = useSchool();
  const [result, setResult] = useState<'confirmed' | Problem>();

  // The focused form disappears, so the focus moves to the main element with the result.
  useEffect(() => {
    if (result) document.querySelector('main')?.focus();
  }, [result]);

  if (result === 'confirmed') {
    return (
      <AuthFrame title={t('signUp.confirm.doneTitle')}>
        <Stack gap="xl">
          <Notice tone="positive" role="status">
            {t('signUp.confirm.done', { school: name })}
          </Notice>
          {haveAccount}
        </Stack>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title={t('signUp.confirm.title')}
      body={result ? undefined : t('signUp.confirm.body', { school: name })}
    >
      <Stack gap="l">
        {result ? (
          <Notice tone="critical">{problemText(t, result, messages)}</Notice>
        ) : (
          <ConfirmSignUpForm
            token={token}
            onConfirmed={() => setResult('confirmed')}
            onEnded={(problem) => setResult(problem)}
          />
        )}
        {result?.kind !== 'conflict' && (
          <LinkButton href={authPaths.signUp} size="l" fullWidth>
            {t('signUp.confirm.again')}
          </LinkButton>
        )}
        {haveAccount}
        {!result && (
          <Text size="small" tone="quiet">
            {t('signUp.confirm.notYou')}
          </Text>
        )}
      </Stack>
    </AuthFrame>
  );
}
