import type { EmailNotifications } from '@school/domain';
import { RadioGroup, Skeleton, SkeletonGroup } from '@school/ui';
import { useState } from 'react';
import { useCommand } from '../../data/useCommand.ts';
import { useQuery } from '../../data/useQuery.ts';
import { problemText } from '../../intl/problemText.ts';
import { useText } from '../../intl/useText.ts';
import { Failed } from '../../shell/Failed.tsx';

const choices: readonly EmailNotifications[] = ['immediately', 'app_only'];

/** Whether the user gets ordinary notifications by e-mail. A choice applies at once, on all devices. */
export function EmailPreferences() {
  const t = useText();
  const { data, problem, reload } = useQuery('getPreferences', {});
  const { run } = useCommand('updatePreferences');
  const [chosen, setChosen] = useState<EmailNotifications>();
  const [error, setError] = useState<string>();
  if (!data) {
    if (problem) return <Failed problem={problem} onRetry={reload} />;
    return (
      <SkeletonGroup label={t('app.loading')}>
        <Skeleton shape="box" height={120} />
      </SkeletonGroup>
    );
  }
  const choose = async (value: EmailNotifications) => {
    setChosen(value);
    setError(undefined);
    const saved = await run({ body: { email_notifications: value } });
    if (saved.ok) return;
    setChosen(undefined);
    setError(problemText(t, saved.problem));
  };
  return (
    <RadioGroup
      label={t('profile.preferences.emails')}
      help={t('profile.preferences.emailsHelp')}
      error={error}
      value={chosen ?? data.data.email_notifications}
      onValueChange={(value) => void choose(value as EmailNotifications)}
      options={choices.map((value) => ({ value, label: t(`profile.preferences.emails.${value}`) }))}
    />
  );
}
