import type { EmailDeliveryCounts, EmailDeliveryState } from '@school/domain';
import { Box, Tabs } from '@school/ui';
import type { MessageId } from '../../../intl/messages.ts';
import { useText } from '../../../intl/useText.ts';
import type { List } from '../../../lists/useList.ts';

const tabs: readonly { state: EmailDeliveryState; label: MessageId }[] = [
  { state: 'failed', label: 'notification.email.failed' },
  { state: 'queued', label: 'notification.email.queued' },
  { state: 'sent', label: 'notification.email.sent' },
];

/** Recipients by the state of their e-mail; nothing if no e-mail was sent. */
export function EmailTabs({ list, counts }: { list: List<'email'>; counts: EmailDeliveryCounts }) {
  const t = useText();
  const chosen = list.filter.email;
  const shown = tabs.filter(({ state }) => counts[state] > 0 || state === chosen);
  if (shown.length === 0) return null;
  return (
    <Box notPrinted>
      <Tabs
        label={t('notification.email.label')}
        value={chosen || 'all'}
        items={[
          { id: 'all', label: t('notification.email.all'), href: list.hrefOf('email', '') },
          ...shown.map(({ state, label }) => ({
            id: state,
            label: t(label),
            count: counts[state],
            href: list.hrefOf('email', state),
          })),
        ]}
      />
    </Box>
  );
}
