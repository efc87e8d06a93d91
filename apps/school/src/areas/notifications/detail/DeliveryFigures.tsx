import type { ManagedNotification } from '@school/domain';
import { Grid, Heading, Stack, StatTile, Text } from '@school/ui';
import type { MessageId } from '../../../intl/messages.ts';
import { useText } from '../../../intl/useText.ts';

/** Delivery of a notification as a sentence and figures; for an emergency, who is safe. */
export function DeliveryFigures({ notification }: { notification: ManagedNotification }) {
  const t = useText();
  const { counts, emergency } = notification;
  const figures: readonly (readonly [MessageId, number])[] = emergency
    ? [
        ['notification.safe', counts.safe],
        ['notification.needHelp', counts.needs_help],
        ['notification.noAnswer', counts.recipients - counts.acknowledged],
        ['notification.failed', counts.failed],
      ]
    : [
        ['notification.recipients', counts.recipients],
        ['notification.delivered', counts.delivered],
        ['notification.seen', counts.seen],
        ['notification.failed', counts.failed],
      ];
  return (
    <Stack as="section" gap="l" aria-label={t('notification.delivery')}>
      <Stack gap="xs">
        <Heading level={3} size="heading">
          {t('notification.delivery')}
        </Heading>
        <Text>
          {t(emergency ? 'notification.answeredSentence' : 'notification.seenSentence', {
            count: emergency ? counts.acknowledged : counts.seen,
            total: counts.recipients,
          })}
        </Text>
      </Stack>
      <Grid columns={{ narrow: 2, medium: 4 }} gap="m">
        {figures.map(([label, value]) => (
          <StatTile key={label} label={t(label)} value={value} />
        ))}
      </Grid>
    </Stack>
  );
}
