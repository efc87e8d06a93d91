import { type BoardRow, phoneText } from '@school/domain';
import {
  Box,
  Button,
  Heading,
  Inline,
  Page,
  ShareBar,
  Stack,
  Table,
  type TableColumn,
  Text,
} from '@school/ui';
import type { Translate } from '../../../intl/createTranslator.ts';
import { useText } from '../../../intl/useText.ts';
import { BackLink } from '../../../shell/BackLink.tsx';
import { useShell } from '../../../shell/ShellRoot.tsx';
import { useTableExport } from '../../../lists/useTableExport.ts';
import { boardPaths } from '../paths.ts';
import { type Board, rowsOf } from './boardData.ts';
import { ReportTimeline } from './ReportTimeline.tsx';
import { useGroupNames } from './useGroupNames.ts';
import { useReportTime } from './useReportTime.ts';
import { useShares } from './useShares.ts';

/** What happened in an emergency, and who has not answered or needs help. */
export function BoardReport({ board }: { board: Board }) {
  const t = useText();
  const { clock } = useShell();
  const sharesOf = useShares();
  const timeOf = useReportTime();
  const { give, pending } = useTableExport();
  const { notification, counts, data } = board;
  const { id, title, mode, content, closed_at } = notification;
  const status = [
    t(mode === 'drill' ? 'notifications.drill' : 'emergencies.real'),
    closed_at ? t('board.endedAt', { time: timeOf(closed_at) }) : t('board.goesOn'),
    t('board.reportAt', { time: timeOf(clock()) }),
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
                onClick={() => void give('exportNotificationBoard', { path: { id } }, title)}
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
          shares={sharesOf({ safe: counts.safe, needsHelp: counts.needs_help, unanswered })}
        />
        <ReportTimeline board={board} />
        <NotSafe rows={rowsOf(data, 'open', '')} safe={counts.safe} />
      </Stack>
    </Page>
  );
}

function columnsOf(t: Translate, groupsOf: (row: BoardRow) => string): TableColumn<BoardRow>[] {
  return [
    {
      id: 'person',
      header: t('board.person'),
      primary: true,
      cell: ({ person }) => person.name,
      meta: groupsOf,
    },
    {
      id: 'answer',
      header: t('board.answer'),
      width: '20%',
      cell: ({ state }) =>
        t(state === 'needs_help' ? 'notification.state.needsHelp' : 'notification.noAnswer'),
    },
    {
      id: 'location',
      header: t('board.location'),
      width: '20%',
      card: 'line',
      cell: ({ location }) => location && <bdi>{location}</bdi>,
    },
    {
      id: 'note',
      header: t('board.note'),
      width: '20%',
      card: 'line',
      cell: ({ note }) => note && <bdi>{note}</bdi>,
    },
    {
      id: 'phone',
      header: t('users.form.phone'),
      width: '16%',
      cell: ({ phone }) => phone && <bdi dir="ltr">{phoneText(phone)}</bdi>,
    },
  ];
}

function NotSafe({ rows, safe }: { rows: readonly BoardRow[]; safe: number }) {
  const t = useText();
  const { namesOf } = useGroupNames();
  const columns = columnsOf(t, (row) => namesOf(row).join(' · '));
  return (
    <Stack as="section" gap="m" aria-label={t('board.notSafe')}>
      <Heading level={3} size="heading">
        {t('board.notSafe')}
      </Heading>
      {rows.length > 0 ? (
        <Table label={t('board.notSafe')} columns={columns} rows={rows} rowKey={({ person }) => person.id} />
      ) : (
        <Text>{t('board.everyoneSafe')}</Text>
      )}
      <Text tone="quiet">{t('board.everyoneElseSafe', { count: safe })}</Text>
    </Stack>
  );
}
