import type { EmailFrequency, EmailSetting } from '@school/domain';
import { Checkbox, Select, Skeleton, SkeletonGroup, Stack } from '@school/ui';
import { useState } from 'react';
import { useCommand } from '../../data/useCommand.ts';
import { useQuery } from '../../data/useQuery.ts';
import { problemText } from '../../intl/problemText.ts';
import { useText } from '../../intl/useText.ts';
import { Failed } from '../../screen/Failed.tsx';
import { emailFrequencies, emailKindLabels } from '../profile/index.ts';

/** How often the school sends each kind of e-mail, and whether people can change that. A choice applies at once. */
export function EmailsPart() {
  const t = useText();
  const { data, problem, reload } = useQuery('listEmailSettings', {});
  if (!data) {
    if (problem) return <Failed problem={problem} onRetry={reload} />;
    return (
      <SkeletonGroup label={t('app.loading')}>
        <Skeleton shape="box" height={440} />
      </SkeletonGroup>
    );
  }
  return (
    <Stack gap="xl">
      {data.data.map((setting) => (
        <KindSetting key={setting.kind} setting={setting} />
      ))}
    </Stack>
  );
}

function KindSetting({ setting: saved }: { setting: EmailSetting }) {
  const t = useText();
  const { run } = useCommand('updateEmailSetting');
  const [chosen, setChosen] = useState<EmailSetting>();
  const [error, setError] = useState<string>();
  const setting = chosen ?? saved;
  const { kind, frequency, locked } = setting;
  const save = async (change: Partial<EmailSetting>) => {
    const body = { ...setting, ...change };
    setChosen(body);
    setError(undefined);
    const outcome = await run({ body });
    setChosen(undefined);
    if (!outcome.ok) setError(problemText(t, outcome.problem));
  };
  return (
    <Stack gap="s">
      <Select
        label={t(emailKindLabels[kind])}
        error={error}
        readOnly={locked}
        value={locked ? 'immediately' : frequency}
        onValueChange={(value) => void save({ frequency: value as EmailFrequency })}
        options={emailFrequencies.map((value) => ({
          value,
          label: t(`profile.preferences.emails.${value}`),
        }))}
      />
      <Checkbox
        label={t('school.emails.locked', { kind: t(emailKindLabels[kind]) })}
        checked={locked}
        onCheckedChange={(checked) => void save({ locked: checked === true })}
      />
    </Stack>
  );
}
