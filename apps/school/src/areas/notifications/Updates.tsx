import type { Notification } from '@school/domain';
import { Badge, Heading, Inline, Stack, Text, Time } from '@school/ui';
import { useCollege } from '../../data/DataRoot.tsx';
import { Separator } from '../../intl/Separator.tsx';
import { useText } from '../../intl/useText.ts';
import { allClearLabel } from './allClearLabel.ts';
import { NotificationText } from './NotificationText.tsx';

/** Updates of an emergency, oldest first; the all-clear is marked. */
export function Updates({ notification }: { notification: Pick<Notification, 'mode' | 'updates'> }) {
  const t = useText();
  const { updates } = notification;
  const timeZone = useCollege()?.setting.timezone;
  if (updates.length === 0) return null;
  return (
    <Stack as="section" gap="m" aria-label={t('notifications.updates')}>
      <Heading level={3} size="heading">
        {t('notifications.updates')}
      </Heading>
      <Stack as="ol" gap="l">
        {updates.map(({ id, content, all_clear, author, created_at }) => (
          <Stack as="li" key={id} gap="xs">
            <Inline gap="s">
              {all_clear && (
                <Badge tone="positive" icon="circle-check">
                  {t(allClearLabel(notification))}
                </Badge>
              )}
              <Text as="span" size="small" tone="quiet">
                <bdi translate="no">{author.name}</bdi>
                <Separator />
                <Time value={created_at} timeZone={timeZone} format="relative" />
              </Text>
            </Inline>
            <NotificationText content={content} />
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
