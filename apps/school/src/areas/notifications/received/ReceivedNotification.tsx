import { allows, type Notification } from '@school/domain';
import { Avatar, Heading, Inline, LinkButton, Notice, Page, Stack, Text } from '@school/ui';
import { useEffect } from 'react';
import { useSession } from '../../../data/DataRoot.tsx';
import { useCommand } from '../../../data/useCommand.ts';
import { useText } from '../../../intl/useText.ts';
import { allClearLabel } from '../allClearLabel.ts';
import { AnswerEmergency } from '../AnswerEmergency.tsx';
import { EmergencyBadge } from '../EmergencyBadge.tsx';
import { NotificationTime } from '../NotificationTime.tsx';
import { NotificationText } from '../NotificationText.tsx';
import { Updates } from '../Updates.tsx';
import { BackLink } from '../../../screen/BackLink.tsx';
import { notificationPaths } from '../paths.ts';
import { eventPaths } from '../../events/paths.ts';
import { postPaths } from '../../posts/paths.ts';
import { Confirmation } from '../../receipts/index.ts';
import { userPaths } from '../../users/paths.ts';

type SubjectKind = NonNullable<Notification['about']>['kind'];

const subjectHref: Record<SubjectKind, (id: string) => string> = {
  user: (id) => userPaths.detail.href({ id }),
  post: (id) => postPaths.detail.href({ id }),
  event: (id) => eventPaths.calendar.href({ event: id }),
  notification: (id) => notificationPaths.receivedOne.href({ id }),
};
const icons = { user: 'user-plus', post: 'newspaper', event: 'calendar-days', notification: 'bell' } as const;

/** A received notification; opening it marks it as read. An active emergency asks how the reader is. */
export function ReceivedNotification({ notification }: { notification: Notification }) {
  const t = useText();
  const { user } = useSession();
  const { run: markRead } = useCommand('markNotificationRead');
  const { id, title, content, author, emergency, status, closed_at, delivered_at, seen_at, about, updates } =
    notification;
  const unread = status === 'sent' && seen_at === null;
  useEffect(() => {
    if (unread) void markRead({ path: { id } });
  }, [markRead, id, unread]);
  // A sender who isn't a recipient sees the notification without an answer.
  const received = delivered_at !== null || seen_at !== null || !('can' in notification);
  return (
    <Page width="form">
      <Stack as="article" gap="xl">
        <Stack gap="m">
          <Inline gap="s">
            {user !== null && allows(user, 'notifications.view') && (
              <BackLink href={notificationPaths.received.href()}>{t('received.back')}</BackLink>
            )}
            <EmergencyBadge notification={notification} />
          </Inline>
          <Heading level={2} size="display">
            <bdi>{title}</bdi>
          </Heading>
          <Inline gap="s">
            <Avatar name={author.name} src={author.avatar} aria-hidden />
            <Stack>
              <Text as="span" weight="medium" isolate>
                {author.name}
              </Text>
              <NotificationTime notification={notification} />
            </Stack>
          </Inline>
        </Stack>
        <NotificationText content={content} />
        {about && (
          <Stack align="start">
            <LinkButton href={subjectHref[about.kind](about.id)} icon={icons[about.kind]}>
              {t(about.kind === 'user' ? 'received.review' : `received.open.${about.kind}`)}
            </LinkButton>
          </Stack>
        )}
        {status === 'sent' && (
          <Confirmation
            record="notification"
            item={notification}
            isRequested={received && author.id !== user?.id}
          />
        )}
        {emergency && closed_at === null && received && <AnswerEmergency notification={notification} />}
        {emergency && closed_at !== null && (
          <Notice tone="positive" role="status" title={t(allClearLabel(notification))}>
            <bdi>{updates.findLast(({ all_clear }) => all_clear)?.content}</bdi>
          </Notice>
        )}
        <Updates notification={notification} />
      </Stack>
    </Page>
  );
}
