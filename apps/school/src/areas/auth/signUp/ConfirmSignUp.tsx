import { Button, LinkButton, Notice, Stack } from '@school/ui';
import { type ReactNode, useEffect, useState } from 'react';
import type { Problem } from '../../../data/problem.ts';
import { useCommand } from '../../../data/useCommand.ts';
import { problemText, type ProblemMessages } from '../../../intl/problemText.ts';
import { useText } from '../../../intl/useText.ts';
import { AuthFrame } from '../../../shell/AuthFrame.tsx';
import { useSchool } from '../../../shell/ShellRoot.tsx';

const messages: ProblemMessages = { invalid: 'signUp.confirm.expired', conflict: 'signUp.confirm.taken' };

/**
 * Confirms the address of a sign-up by the mailed link. Asks for a click, because programs that check e-mails open their
 * links too.
 */
export function ConfirmSignUp({ token, haveAccount }: { token: string; haveAccount: ReactNode }) {
  const t = useText();
  const { name } = useSchool();
  const { run, pending } = useCommand('confirmSignUp');
  const [result, setResult] = useState<'confirmed' | Problem>();
  const done = result === 'confirmed';
  const problem = done ? undefined : result;

  // The focused button disappears, so the focus moves to the main element with the result.
  useEffect(() => {
    if (result) document.querySelector('main')?.focus();
  }, [result]);

  if (done) {
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
  const ended = problem?.kind === 'invalid' || problem?.kind === 'conflict';
  return (
    <AuthFrame title={t('signUp.confirm.title')} body={t('signUp.confirm.body', { school: name })}>
      <Stack gap="l">
        {problem && <Notice tone="critical">{problemText(t, problem, messages)}</Notice>}
        {!ended && (
          <Button
            tone="accent"
            variant="solid"
            size="l"
            fullWidth
            loading={pending}
            onClick={() =>
              void run({ body: { token } }).then((outcome) =>
                setResult(outcome.ok ? 'confirmed' : outcome.problem),
              )
            }
          >
            {t('signUp.confirm.action')}
          </Button>
        )}
        {problem?.kind === 'invalid' && (
          <LinkButton href="/auth/signup-no" size="l" fullWidth>
            {t('signUp.submit')}
          </LinkButton>
        )}
        {haveAccount}
      </Stack>
    </AuthFrame>
  );
}
