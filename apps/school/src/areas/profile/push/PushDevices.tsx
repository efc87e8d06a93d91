import type { PushDevice } from '@school/domain';
import { Badge, Button, Icon, List, ListItem, Time } from '@school/ui';
import { useCommand } from '../../../data/useCommand.ts';
import { problemMessage } from '../../../intl/problemText.ts';
import { useText } from '../../../intl/useText.ts';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';

/** The devices with push messages; the others can be removed. */
export function PushDevices({ devices }: { devices: readonly PushDevice[] }) {
  const t = useText();
  const { notices } = useScreenServices();
  const { run, pending } = useCommand('unsubscribeFromPush');
  if (devices.length === 0) return null;
  const formatDevice = ({ browser, system }: PushDevice) =>
    browser && system
      ? t('profile.devices.name', { browser, system })
      : (browser ?? system ?? t('profile.devices.unknown'));
  const remove = async (id: string) => {
    const removed = await run({ path: { id } });
    if (removed.ok) notices.notify({ tone: 'positive', message: { id: 'profile.push.removed' } });
    else notices.notify({ tone: 'critical', message: problemMessage(removed.problem) });
  };
  return (
    <List label={t('profile.push.devices')}>
      {devices.map((device) => (
        <ListItem
          key={device.id}
          start={<Icon name="bell" />}
          title={<bdi>{formatDevice(device)}</bdi>}
          meta={<Time value={device.created_at} format="relative" />}
          end={
            device.current ? (
              <Badge tone="positive" icon="circle-check">
                {t('profile.devices.current')}
              </Badge>
            ) : (
              <Button
                size="s"
                disabled={pending}
                aria-label={t('profile.push.removeFrom', { device: formatDevice(device) })}
                onClick={() => void remove(device.id)}
              >
                {t('profile.push.remove')}
              </Button>
            )
          }
        />
      ))}
    </List>
  );
}
