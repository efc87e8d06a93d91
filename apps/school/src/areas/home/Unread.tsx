import { Button, Icon, List, ListItem, Skeleton, SkeletonGroup, Text, Time } from '@school/ui';
import { useCollege } from '../../data/DataRoot.tsx';
import { useCommand } from '../../data/useCommand.ts';
import { useQuery } from '../../data/useQuery.ts';
import { problemMessage } from '../../intl/problemText.ts';
import { useAlertIn } from '../../intl/useAlertIn.ts';
import { useText } from '../../intl/useText.ts';
import { EmergencyBadge } from '../notifications/index.ts';
import { Failed } from '../../screen/Failed.tsx';
import { useScreenServices } from '../../screen/ScreenRoot.tsx';
import { HomeSection } from './HomeSection.tsx';
import { unreadNotifications } from './homeQueries.ts';
import { notificationPaths } from '../notifications/paths.ts';

/** The user's unread notifications. */
export function Unread() {
  const t = useText();
  const { notices } = useScreenServices();
  const timeZone = useCollege()?.setting.timezone;
  const { data, problem, reload } = useQuery('listNotifications', unreadNotifications);
  const { run, pending } = useCommand('markAllNotificationsRead');
  const alertIn = useAlertIn();
  const unread = data?.data.map(alertIn);

  const readAll = async () => {
    const outcome = await run({});
    if (!outcome.ok) notices.notify({ tone: 'critical', message: problemMessage(outcome.problem) });
  };

  return (
    <HomeSection
      title={t('home.unread')}
      turn={2}
      settled={data !== undefined || problem !== undefined}
      action={
        unread !== undefined &&
        unread.length > 0 && (
          <Button variant="plain" size="s" loading={pending} onClick={() => void readAll()}>
            {t('home.readAll')}
          </Button>
        )
      }
    >
      {unread ? (
        unread.length === 0 ? (
          <Text tone="quiet">{t('home.nothingUnread')}</Text>
        ) : (
          <List label={t('home.unread')}>
            {unread.map(({ id, title, content, emergency, mode, sent_at: sentAt }) => (
              <ListItem
                key={id}
                start={<Icon name={emergency && mode === 'real' ? 'triangle-alert' : 'bell'} />}
                title={<bdi>{title}</bdi>}
                meta={
                  <>
                    <EmergencyBadge notification={{ emergency, mode }} /> <bdi>{content}</bdi>
                  </>
                }
                end={sentAt && <Time value={sentAt} timeZone={timeZone} format="relative" />}
                href={notificationPaths.receivedOne.href({ id })}
              />
            ))}
          </List>
        )
      ) : problem ? (
        <Failed problem={problem} onRetry={reload} />
      ) : (
        <SkeletonGroup label={t('app.loading')}>
          <Skeleton shape="box" height={69} />
          <Skeleton shape="box" height={69} />
          <Skeleton shape="box" height={69} />
        </SkeletonGroup>
      )}
    </HomeSection>
  );
}
