import {
  type EmailFrequency,
  type EmailKind,
  type EmailSetting,
  type Permission,
  findScope,
} from '@school/domain';
import { Fieldset, Select, Skeleton, SkeletonGroup, Stack } from '@school/ui';
import { useSession } from '../../data/DataRoot.tsx';
import { useQuery } from '../../data/useQuery.ts';
import { useClockTime } from '../../intl/useClockTime.ts';
import { useText } from '../../intl/useText.ts';
import { Failed } from '../../screen/Failed.tsx';
import { emailFrequencies, emailKindLabels } from './emailLabels.ts';
import { QuietHoursFields } from './QuietHoursFields.tsx';
import { usePreferenceChange } from './usePreferenceChange.ts';

/** The kinds that concern only people with a permission. */
const needed: Partial<Record<EmailKind, Permission>> = {
  requests: 'users.write',
  messages: 'messenger.use',
};

/** How often the user gets each kind of e-mail, and when none. A choice applies at once, on all devices. */
export function EmailPreferences() {
  const t = useText();
  const clock = useClockTime();
  const { user } = useSession();
  const { data, problem, reload } = useQuery('getPreferences', {});
  if (!data) {
    if (problem) return <Failed problem={problem} onRetry={reload} />;
    return (
      <SkeletonGroup label={t('app.loading')}>
        <Skeleton shape="box" height={440} />
      </SkeletonGroup>
    );
  }
  const concerns = ({ kind }: EmailSetting) => {
    const permission = needed[kind];
    return !permission || (user !== null && findScope(user, permission) !== null);
  };
  const { emails, quiet_hours } = data.data;
  return (
    <Stack gap="xl">
      <Fieldset
        label={t('profile.preferences.emails')}
        help={`${t('profile.preferences.emailsHelp')} ${t('profile.preferences.emailsSummaries', { time: clock('07:00') })}`}
      >
        {emails.filter(concerns).map((setting) => (
          <KindChoice key={setting.kind} setting={setting} />
        ))}
      </Fieldset>
      <QuietHoursFields hours={quiet_hours} />
    </Stack>
  );
}

function KindChoice({ setting: { kind, frequency, locked } }: { setting: EmailSetting }) {
  const t = useText();
  const { change, error, save } = usePreferenceChange();
  return (
    <Select
      label={t(emailKindLabels[kind])}
      help={
        locked
          ? t('profile.preferences.emails.locked')
          : kind === 'messages' && t('profile.preferences.emailsMessages')
      }
      error={error}
      readOnly={locked}
      value={locked ? 'immediately' : (change?.email?.frequency ?? frequency)}
      onValueChange={(value) => void save({ email: { kind, frequency: value as EmailFrequency } })}
      options={emailFrequencies.map((value) => ({
        value,
        label: t(`profile.preferences.emails.${value}`),
      }))}
    />
  );
}
