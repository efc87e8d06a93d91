import type { Notification } from '@school/domain';
import { Badge, Icon, Inline, ListItem, Text } from '@school/ui';
import { useSession } from '../../../data/DataRoot.tsx';
import { Separator } from '../../../intl/Separator.tsx';
import { useAlertIn } from '../../../intl/useAlertIn.ts';
import { useText } from '../../../intl/useText.ts';
import { ConfirmationBadge } from '../../receipts/index.ts';
import { EmergencyBadge } from '../EmergencyBadge.tsx';
import { kinds } from '../kindLabel.ts';
import { NotificationTime } from '../NotificationTime.tsx';
import { notificationPaths } from '../paths.ts';

/** A received notification in the list: unread mark, text, and whether it needs an answer. */
export function ReceivedRow({ notification }: { notification: Notification }) {
  const t = useText();
  const { user } = useSession();
  const { id, title, content, author, kind, seen_at, emergency, closed_at, response } =
    useAlertIn()(notification);
  const waits = emergency && closed_at === null && response === null;
  return (
    <ListItem
      href={notificationPaths.receivedOne.href({ id })}
      start={<Icon name={kinds[kind].icon} />}
      title={title}
      meta={
        <>
          <bdi translate="no">{author.name}</bdi>
          <Separator />
          <NotificationTime notification={notification} />
        </>
      }
      end={
        seen_at === null && (
          <Badge tone="accent" icon="bell">
            {t('received.new')}
          </Badge>
        )
      }
    >
      <Text size="small" clamp={1} isolate>
        {content}
      </Text>
      {author.id !== user?.id && <ConfirmationBadge item={notification} />}
      {emergency && (
        <Inline gap="xs">
          <EmergencyBadge notification={notification} />
          {waits && (
            <Badge tone="info" icon="circle-help">
              {t('received.awaitingAnswer')}
            </Badge>
          )}
        </Inline>
      )}
    </ListItem>
  );
}
