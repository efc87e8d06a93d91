import type { DeliveryState } from '@school/domain';
import {
  Avatar,
  Badge,
  type BadgeProps,
  Heading,
  List,
  ListItem,
  Skeleton,
  SkeletonGroup,
  Stack,
  Time,
} from '@school/ui';
import { useCollege } from '../../../data/DataRoot.tsx';
import { useQuery } from '../../../data/useQuery.ts';
import type { MessageId } from '../../../intl/messages.ts';
import { useText } from '../../../intl/useText.ts';
import { ListFoot } from '../../../lists/ListFoot.tsx';
import { useList } from '../../../lists/useList.ts';
import { Failed } from '../../../screen/Failed.tsx';
import { ChannelStates } from './ChannelStates.tsx';
import { ChannelTabs } from './ChannelTabs.tsx';
import { deliveryChannels } from './deliveryChannels.ts';
import { EmailHoldNotice } from './EmailHoldNotice.tsx';
import { notificationPaths } from '../paths.ts';

const looks: Record<DeliveryState, Pick<BadgeProps, 'tone' | 'icon'> & { label: MessageId }> = {
  queued: { tone: 'neutral', icon: 'clock', label: 'notification.state.queued' },
  sent: { tone: 'neutral', icon: 'clock', label: 'notification.state.sent' },
  delivered: { tone: 'neutral', icon: 'check', label: 'notification.state.delivered' },
  seen: { tone: 'info', icon: 'check-check', label: 'notification.state.seen' },
  safe: { tone: 'positive', icon: 'circle-check', label: 'notification.state.safe' },
  needs_help: { tone: 'critical', icon: 'circle-alert', label: 'notification.state.needsHelp' },
  failed: { tone: 'critical', icon: 'circle-x', label: 'notification.state.failed' },
};

/** All recipients with their delivery state; those not reached come first. */
export function RecipientList({ id }: { id: string }) {
  const t = useText();
  const timeZone = useCollege()?.setting.timezone;
  const list = useList(notificationPaths.detail);
  const { data, problem, reload } = useQuery('listNotificationRecipients', {
    path: { id },
    query: {
      page: list.filter.page,
      'filter[email]': list.filter.email || undefined,
      'filter[push]': list.filter.push || undefined,
      'filter[sms]': list.filter.sms || undefined,
    },
  });
  if (!data) {
    if (problem) return <Failed problem={problem} onRetry={reload} />;
    return (
      <SkeletonGroup label={t('app.loading')}>
        <Skeleton shape="box" height={240} />
      </SkeletonGroup>
    );
  }
  return (
    <Stack as="section" gap="l" aria-label={t('notification.recipients')}>
      <Heading level={3} size="heading">
        {t('notification.recipients')}
      </Heading>
      {data.meta.hold && <EmailHoldNotice hold={data.meta.hold} />}
      <ChannelTabs list={list} counts={data.meta.deliveries} />
      <List label={t('notification.recipients')}>
        {data.data.map(({ person, state, at, failure, ...recipient }) => {
          const { tone, icon, label } = looks[state];
          return (
            <ListItem
              key={person.id}
              start={<Avatar name={person.name} src={person.avatar} aria-hidden />}
              title={<span translate="no">{person.name}</span>}
              meta={
                failure
                  ? t(`notification.failure.${failure}`)
                  : at && <Time value={at} timeZone={timeZone} format="relative" />
              }
              end={
                <Badge tone={tone} icon={icon} translate="no">
                  {t(label)}
                </Badge>
              }
            >
              {deliveryChannels.some((channel) => recipient[channel]) && (
                <ChannelStates recipient={recipient} />
              )}
            </ListItem>
          );
        })}
      </List>
      <ListFoot list={list} meta={data.meta} />
    </Stack>
  );
}
