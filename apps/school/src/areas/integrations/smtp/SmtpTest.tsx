import type { SmtpSettings } from '@school/domain';
import { useSession } from '../../../data/DataRoot.tsx';
import { LastCheck } from '../LastCheck.tsx';
import { wordsOfProblem } from '../problemMessages.ts';
import { TestPanel } from '../TestPanel.tsx';
import { useTest } from '../useTest.ts';
import { useText } from '../../../intl/useText.ts';

/** Returns the test steps of the settings, in order. */
function listSteps({ encryption, auth, bounces }: SmtpSettings) {
  const secure = encryption === 'none' ? [] : (['secure'] as const);
  const atOnce = encryption === 'tls';
  return [
    'resolve',
    'connect',
    ...(atOnce ? secure : []),
    'greeting',
    ...(atOnce ? [] : secure),
    ...(auth === 'login' ? (['sign_in'] as const) : []),
    'sender',
    'recipient',
    'send',
    ...(bounces ? (['bounces'] as const) : []),
  ] as const;
}

/** Sends a test e-mail to the user and shows the result of each step. */
export function SmtpTest({ settings }: { settings: SmtpSettings }) {
  const t = useText();
  const to = useSession().user?.email ?? '';
  const test = useTest('testSmtp', { body: { to } });
  return (
    <TestPanel
      about={t('integrations.smtp.testAbout', { email: to })}
      action={t('integrations.smtp.test')}
      success={t('integrations.smtp.delivered', { email: to })}
      steps={listSteps(settings).map((name) => ({ name, label: t(`integrations.smtp.step.${name}`) }))}
      describeProblem={(problem) => t(wordsOfProblem(problem))}
      test={test}
      last={<LastCheck id="smtp" />}
    />
  );
}
