import type { OperationId } from '@school/domain';
import { Button, Icon, List, ListItem, Skeleton, SkeletonGroup, Text, Time } from '@school/ui';
import { useCollege } from '../../data/DataRoot.tsx';
import { useCommand } from '../../data/useCommand.ts';
import { useQuery } from '../../data/useQuery.ts';
import { problemMessage } from '../../intl/problemText.ts';
import { useText } from '../../intl/useText.ts';
import { Failed } from '../../shell/Failed.tsx';
import { useShell } from '../../shell/ShellRoot.tsx';
import { Section } from './Section.tsx';

const outdated: readonly OperationId[] = ['listNotifications', 'countUnreadNotifications'];

/** How many are looked through for those not read, and how many of these are shown. */
const looked = 30;
const shown = 5;

/** What was sent to the person and they have not read. */
export function Unread() {
  const t = useText();
  const { notices } = useShell();
  const timeZone = useCollege()?.setting.timezone;
  const { data, problem, reload } = useQuery('listNotifications', { query: { limit: looked } });
  const { run, pending } = useCommand('markAllNotificationsRead', outdated);
  const unread = data?.data.filter(({ seen_at: seen }) => seen === null).slice(0, shown);

  const readAll = async () => {
    const outcome = await run({});
    if (!outcome.ok) notices.tell({ tone: 'critical', message: problemMessage(outcome.problem) });
  };

  return (
    <Section
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
            {unread.map(({ id, title, content, emergency, sent_at: sentAt }) => (
              <ListItem
                key={id}
                start={<Icon name={emergency ? 'triangle-alert' : 'bell'} />}
                title={<bdi>{title}</bdi>}
                meta={<bdi>{content}</bdi>}
                end={sentAt && <Time value={sentAt} timeZone={timeZone} format="relative" />}
                href={`/notifications/${id}`}
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
    </Section>
  );
}
