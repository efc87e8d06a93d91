import type { DeviceSession } from '@school/domain';
import { Badge, Button, Icon, List, ListItem, Skeleton, SkeletonGroup, Stack, Text } from '@school/ui';
import { useDeletion } from '../../actions/useDeletion.ts';
import { useQuery } from '../../data/useQuery.ts';
import { LabelledTime } from '../../intl/LabelledTime.tsx';
import { useText } from '../../intl/useText.ts';
import { Failed } from '../../screen/Failed.tsx';

/** The user's sessions, with buttons that end them. */
export function ProfileDevices() {
  const t = useText();
  const { data, problem, reload } = useQuery('listSessions', {});
  const signOut = useDeletion('revokeSession');
  const signOutOthers = useDeletion('revokeOtherSessions');
  if (!data && problem) return <Failed problem={problem} onRetry={reload} />;
  if (!data) {
    return (
      <SkeletonGroup label={t('app.loading')}>
        <Skeleton shape="box" height={69} />
        <Skeleton shape="box" height={69} />
      </SkeletonGroup>
    );
  }
  const formatDevice = ({ device_name: name, browser, system }: DeviceSession) =>
    name ??
    (browser && system
      ? t('profile.devices.name', { browser, system })
      : (browser ?? system ?? t('profile.devices.unknown')));
  return (
    <Stack gap="l">
      <Text tone="quiet">{t('profile.devices.help')}</Text>
      <List label={t('profile.devices')}>
        {data.data.map((session) => (
          <ListItem
            key={session.id}
            start={<Icon name="log-in" />}
            title={<bdi>{formatDevice(session)}</bdi>}
            meta={<LabelledTime label={t('profile.devices.lastUsed')} value={session.last_used_at} />}
            end={
              session.current ? (
                <Badge tone="positive" icon="circle-check">
                  {t('profile.devices.current')}
                </Badge>
              ) : (
                <Button
                  size="s"
                  aria-label={t('profile.devices.signOutOf', { device: formatDevice(session) })}
                  onClick={() =>
                    void signOut({
                      id: session.id,
                      title: t('profile.devices.signOutTitle'),
                      body: t('profile.devices.signOutBody', { device: formatDevice(session) }),
                      confirmLabel: t('profile.devices.signOut'),
                      done: 'profile.devices.signedOut',
                    })
                  }
                >
                  {t('profile.devices.signOut')}
                </Button>
              )
            }
          />
        ))}
      </List>
      {data.data.length > 1 && (
        <Stack align="start">
          <Button
            icon="log-out"
            onClick={() =>
              void signOutOthers({
                id: '',
                title: t('profile.devices.signOutOthersTitle'),
                body: t('profile.devices.signOutOthersBody'),
                confirmLabel: t('profile.devices.signOutOthers'),
                done: 'profile.devices.othersSignedOut',
              })
            }
          >
            {t('profile.devices.signOutOthers')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
