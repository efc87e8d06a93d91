import { EmptyState, List, Page, Skeleton, SkeletonGroup, Stack, Text } from '@school/ui';
import { useText } from '../../intl/useText.ts';
import { useOutbox } from '../../outbox/useOutbox.ts';
import { Failed } from '../../screen/Failed.tsx';
import { useScreen } from '../../screen/ScreenRoot.tsx';
import { WaitingRow } from './WaitingRow.tsx';

/** What waits on this device until it is sent: each write can be edited, sent again or deleted. */
export function OutboxScreen() {
  const t = useText();
  const { outbox, entries } = useOutbox();
  useScreen();
  if (outbox === undefined) {
    return (
      <Page width="form">
        <SkeletonGroup label={t('app.loading')}>
          <Skeleton shape="box" height={69} />
        </SkeletonGroup>
      </Page>
    );
  }
  if (!outbox)
    // A file that a browser failed to import is only requested again after a reload.
    return (
      <Page
        width="form"
        state={<Failed whole problem={{ kind: 'offline' }} onRetry={() => location.reload()} />}
      />
    );
  if (entries.length === 0)
    return (
      <Page
        width="form"
        state={<EmptyState icon="cloud" title={t('outbox.empty')} body={t('outbox.body')} />}
      />
    );
  return (
    <Page width="form">
      <Stack gap="l">
        <Text tone="quiet">{t(outbox.isLasting ? 'outbox.body' : 'outbox.bodyInPage')}</Text>
        <List label={t('outbox.title')}>
          {entries.map((entry) => (
            <WaitingRow key={entry.seq} entry={entry} outbox={outbox} />
          ))}
        </List>
      </Stack>
    </Page>
  );
}
