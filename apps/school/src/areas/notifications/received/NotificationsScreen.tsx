import type { Notification } from '@school/domain';
import { Box, Button, Inline, List, Page, Skeleton, SkeletonGroup, Stack, Text } from '@school/ui';
import { useCommand } from '../../../data/useCommand.ts';
import { usePages } from '../../../data/usePages.ts';
import { problemMessage } from '../../../intl/problemText.ts';
import { useText } from '../../../intl/useText.ts';
import { EmptyList } from '../../../lists/EmptyList.tsx';
import { LiveList } from '../../../lists/LiveList.tsx';
import { MoreRows } from '../../../lists/MoreRows.tsx';
import { useHeldRows } from '../../../lists/useHeldRows.ts';
import { Failed } from '../../../screen/Failed.tsx';
import { useScreen, useScreenServices } from '../../../screen/ScreenRoot.tsx';
import { useUnread } from '../../../screen/useUnread.ts';
import { ReceivedRow } from './ReceivedRow.tsx';

const same = (rows: Notification[]) => rows;

/** List state without filters. */
const whole = { narrowed: false, clear: () => undefined };

/** The user's notifications, newest first; unread ones are marked, and new ones wait behind a button. */
export function NotificationsScreen() {
  useScreen();
  return <Received />;
}

function Received() {
  const t = useText();
  const { notices } = useScreenServices();
  const { reload, ...pages } = usePages('listNotifications', {});
  const { problem } = pages;
  const { rows, held } = useHeldRows('listNotifications', '', pages.rows, same);
  const { count = 0 } = useUnread();
  const readAll = useCommand('markAllNotificationsRead');

  const markAll = async () => {
    const outcome = await readAll.run({});
    notices.notify(
      outcome.ok
        ? { tone: 'positive', message: { id: 'received.allRead' } }
        : { tone: 'critical', message: problemMessage(outcome.problem) },
    );
  };

  if (!rows && problem) return <Page state={<Failed whole problem={problem} onRetry={reload} />} />;
  if (!rows) {
    return (
      <Page width="form">
        <SkeletonGroup label={t('app.loading')}>
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} shape="box" height={69} />
          ))}
        </SkeletonGroup>
      </Page>
    );
  }
  if (rows.length === 0) {
    return (
      <Page
        state={
          <EmptyList list={whole} icon="bell" title={t('received.none')} body={t('received.noneBody')} />
        }
      />
    );
  }
  return (
    <Page width="form">
      <Stack gap="l">
        <Inline gap="s" justify="between">
          <Text as="span" weight="medium" role="status">
            {t('received.unread', { count })}
          </Text>
          <Box notPrinted>
            <Button
              icon="check-check"
              disabled={count === 0}
              loading={readAll.pending}
              onClick={() => void markAll()}
            >
              {t('received.readAll')}
            </Button>
          </Box>
        </Inline>
        <LiveList held={held} label="received.held.show">
          <List label={t('received.title')}>
            {rows.map((notification) => (
              <ReceivedRow key={notification.id} notification={notification} />
            ))}
          </List>
        </LiveList>
        <MoreRows pages={pages} label={t('received.older')} />
      </Stack>
    </Page>
  );
}
