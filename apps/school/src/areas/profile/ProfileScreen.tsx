import { allows } from '@school/domain';
import { Page, Skeleton, SkeletonGroup, Stack, Tabs } from '@school/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '../../data/DataRoot.tsx';
import type { MessageId } from '../../intl/messages.ts';
import { useText } from '../../intl/useText.ts';
import { useScreen } from '../../screen/ScreenRoot.tsx';
import { ProfileDevices } from './ProfileDevices.tsx';
import { ProfilePassword } from './ProfilePassword.tsx';
import { ProfilePin } from './ProfilePin.tsx';
import { ProfilePreferences } from './ProfilePreferences.tsx';
import { ProfileRecord } from './ProfileRecord.tsx';
import { home } from '../../router/access.ts';
import { useRouteValues } from '../../router/useRouteValues.ts';
import { profileParts, profilePaths } from './paths.ts';

const parts = ['record', ...profileParts] as const;

/** The user's account: record, password, PIN, devices, preferences. The URL selects the section. */
export function ProfileScreen() {
  const t = useText();
  const [, navigate] = useLocation();
  const { user } = useSession();
  const [round, setRound] = useState(0);
  // A PIN only confirms emergencies.
  const needsPin = user === null || allows(user, 'emergency.start');
  const requested = useRouteValues(profilePaths.detail).part || 'record';
  const part = requested === 'pin' && !needsPin ? 'record' : requested;
  useScreen({ ownFoot: part === 'record' });

  const tabs = (
    <Tabs
      label={t('profile.parts')}
      value={part}
      items={parts
        .filter((id) => id !== 'pin' || needsPin)
        .map((id) => ({
          id,
          label: t(`profile.${id}` satisfies MessageId),
          href: profilePaths.detail.href({ part: id === 'record' ? '' : id }),
        }))}
    />
  );
  if (part === 'record' && user) {
    return (
      <ProfileRecord
        // What this device stored has no RUT: the form starts again with the answer of the server.
        key={`${round} ${user.rut !== undefined}`}
        user={user}
        above={tabs}
        onSaved={() => setRound((count) => count + 1)}
        onCancel={() => navigate(home)}
      />
    );
  }
  return (
    <Page width="form">
      <Stack gap="xl">
        {tabs}
        {part === 'record' && (
          <SkeletonGroup label={t('app.loading')}>
            <Skeleton shape="box" height={64} />
            <Skeleton shape="box" height={64} />
          </SkeletonGroup>
        )}
        {part === 'password' && <ProfilePassword />}
        {part === 'pin' && <ProfilePin />}
        {part === 'devices' && <ProfileDevices />}
        {part === 'preferences' && <ProfilePreferences />}
      </Stack>
    </Page>
  );
}
