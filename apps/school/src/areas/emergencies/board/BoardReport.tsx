import { Box, Button, Heading, Inline, Page, ShareBar, Stack, Text } from '@school/ui';
import { useText } from '../../../intl/useText.ts';
import { BackLink } from '../../../screen/BackLink.tsx';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';
import { useTableExport } from '../../../lists/useTableExport.ts';
import { boardPaths } from '../paths.ts';
import type { Board } from './boardData.ts';
import { LateAnswers } from './LateAnswers.tsx';
import { NotSafe } from './NotSafe.tsx';
import { ReportTimeline } from './ReportTimeline.tsx';
import { useReportTime } from './useReportTime.ts';
import { useShares } from './useShares.ts';

/** What happened in an emergency, and who has not answered or needs help. */
export function BoardReport({ board }: { board: Board }) {
  const t = useText();
  const { clock } = useScreenServices();
  const formatShares = useShares();
  const formatTime = useReportTime();
  const { exportTable, pending } = useTableExport();
  const { notification, counts } = board;
  const { id, title, mode, content, closed_at } = notification;
  const status = [
    t(mode === 'drill' ? 'notifications.drill' : 'emergencies.real'),
    closed_at ? t('board.endedAt', { time: formatTime(closed_at) }) : t('board.goesOn'),
    t('board.reportAt', { time: formatTime(clock()) }),
  ].join(' · ');
  const unanswered = counts.recipients - counts.acknowledged;
  return (
    <Page width="form">
      <Stack as="article" gap="xl">
        <Box notPrinted>
          <Inline gap="s" justify="between">
            <BackLink href={boardPaths.board.href({ id })}>{t('board.open')}</BackLink>
            <Inline gap="s">
              <Button
                icon="download"
                loading={pending}
                onClick={() => void exportTable('exportNotificationBoard', { path: { id } }, title)}
              >
                {t('board.export')}
              </Button>
              <Button tone="accent" variant="solid" icon="file-text" onClick={() => window.print()}>
                {t('board.print')}
              </Button>
            </Inline>
          </Inline>
        </Box>
        <Stack gap="s">
          <Text size="small" weight="medium">
            {status}
          </Text>
          <Heading level={2} size="display">
            <bdi>{title}</bdi>
          </Heading>
          <Text isolate>{content}</Text>
        </Stack>
        <ShareBar
          label={t('board.totals')}
          figures
          shares={formatShares({ safe: counts.safe, needsHelp: counts.needs_help, unanswered })}
        />
        <ReportTimeline board={board} />
        <NotSafe board={board} />
        <LateAnswers board={board} />
      </Stack>
    </Page>
  );
}
