import type { ChannelCounts, ChannelState } from '@school/domain';
import { Box, Stack, Tabs } from '@school/ui';
import { useText } from '../../../intl/useText.ts';
import type { List } from '../../../lists/useList.ts';
import { type DeliveryChannel, deliveryChannels, stateLabel } from './deliveryChannels.ts';

const states: readonly ChannelState[] = ['failed', 'queued', 'sent'];

interface ChannelTabsProps {
  list: List<DeliveryChannel>;
  counts: Record<DeliveryChannel, ChannelCounts>;
}

/** Recipients by the state of their delivery, for each channel through which anything was sent. */
export function ChannelTabs({ list, counts }: ChannelTabsProps) {
  const t = useText();
  const rows = deliveryChannels.map((channel) => {
    const chosen = list.filter[channel];
    return {
      channel,
      chosen,
      shown: states.filter((state) => counts[channel][state] > 0 || state === chosen),
    };
  });
  const used = rows.filter(({ shown }) => shown.length > 0);
  if (used.length === 0) return null;
  return (
    <Box notPrinted>
      <Stack gap="s">
        {used.map(({ channel, chosen, shown }) => (
          <Tabs
            key={channel}
            label={t(`notification.channels.label.${channel}`)}
            value={chosen || 'all'}
            items={[
              { id: 'all', label: t('notification.channels.all'), href: list.toHref(channel, '') },
              ...shown.map((state) => ({
                id: state,
                label: t(stateLabel(channel, state)),
                count: counts[channel][state],
                href: list.toHref(channel, state),
              })),
            ]}
          />
        ))}
      </Stack>
    </Box>
  );
}
