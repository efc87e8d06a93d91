import { type PushKind, type PushSetting, findScope } from '@school/domain';
import { Fieldset, Switch } from '@school/ui';
import { useSession } from '../../../data/DataRoot.tsx';
import { useQuery } from '../../../data/useQuery.ts';
import type { MessageId } from '../../../intl/messages.ts';
import { useText } from '../../../intl/useText.ts';
import { usePreferenceChange } from '../usePreferenceChange.ts';

const labels = {
  reminders: 'profile.push.kinds.reminders',
  notifications: 'profile.push.kinds.notifications',
  messages: 'messenger.title',
} as const satisfies Record<PushKind, MessageId>;

/** Which kinds of push messages the person gets, on all devices. A choice applies at once. */
export function PushKinds() {
  const t = useText();
  const { user } = useSession();
  // The choice of e-mails, which is of the same answer, says that it is loading or could not be loaded.
  const { data } = useQuery('getPreferences', {});
  if (!data) return null;
  const usesMessenger = user !== null && findScope(user, 'messenger.use') !== null;
  return (
    <Fieldset label={t('profile.push.kinds')} help={t('profile.push.kindsHelp')}>
      {data.data.pushes
        .filter(({ kind }) => kind !== 'messages' || usesMessenger)
        .map((setting) => (
          <KindSwitch key={setting.kind} setting={setting} />
        ))}
    </Fieldset>
  );
}

function KindSwitch({ setting: { kind, enabled } }: { setting: PushSetting }) {
  const t = useText();
  const { change, error, save } = usePreferenceChange();
  return (
    <Switch
      label={t(labels[kind])}
      help={kind === 'messages' && t('profile.push.kindsMessages')}
      error={error}
      checked={change?.push?.enabled ?? enabled}
      onCheckedChange={(on) => void save({ push: { kind, enabled: on } })}
    />
  );
}
