import type { Notification } from '@school/domain';
import { Banner, Link, LinkButton, Stack } from '@school/ui';
import { useCommand } from '../../data/useCommand.ts';
import { Separator } from '../../intl/Separator.tsx';
import { useText } from '../../intl/useText.ts';
import { allClearLabel } from '../notifications/index.ts';
import { notificationPaths } from '../notifications/paths.ts';
import { AlertKindLead } from './AlertKindLead.tsx';

/** The ends of emergencies in the words of the school, newest first, until the user has read them: one banner for all. */
export function EndedEmergencies(props: { alerts: readonly Notification[]; onRead(id: string): void }) {
  const t = useText();
  const { run: markRead } = useCommand('markNotificationRead');
  const { alerts, onRead } = props;
  const [latest] = alerts;
  if (!latest) return null;
  const isOne = alerts.length === 1;
  const drills = alerts.filter(({ mode }) => mode === 'drill').length;
  const mixed = drills > 0 ? 'emergencies.severalMixedEnded' : 'emergencies.severalEnded';
  const several = drills === alerts.length ? 'emergencies.severalDrillsEnded' : mixed;
  return (
    <Banner
      tone="positive"
      role="status"
      sound={latest.id}
      title={isOne ? t(allClearLabel(latest)) : t(several, { count: alerts.length })}
      action={
        isOne && (
          <LinkButton size="s" href={notificationPaths.receivedOne.href({ id: latest.id })}>
            {t('emergencies.openEnded')}
          </LinkButton>
        )
      }
      onDismiss={() => {
        for (const { id } of alerts) {
          onRead(id);
          void markRead({ path: { id } });
        }
      }}
    >
      {isOne ? (
        <>
          <AlertKindLead alert={latest} />
          <bdi>{latest.title}</bdi>
          <LastUpdate alert={latest} />
        </>
      ) : (
        <Stack as="ul" gap="xs">
          {alerts.map((alert) => (
            <li key={alert.id}>
              <span>{t(allClearLabel(alert))}</span>
              <Separator />
              <AlertKindLead alert={alert} />
              <Link href={notificationPaths.receivedOne.href({ id: alert.id })}>
                <bdi>{alert.title}</bdi>
              </Link>
              <LastUpdate alert={alert} />
            </li>
          ))}
        </Stack>
      )}
    </Banner>
  );
}

function LastUpdate({ alert }: { alert: Notification }) {
  const words = alert.updates.findLast(({ all_clear }) => all_clear)?.content;
  if (!words) return null;
  return (
    <>
      <Separator />
      <bdi>{words}</bdi>
    </>
  );
}
