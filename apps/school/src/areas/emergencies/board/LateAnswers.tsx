import type { BoardRow } from '@school/domain';
import { Heading, Stack, Table, type TableColumn } from '@school/ui';
import { type Translate, useText } from '../../../intl/useText.ts';
import type { Board } from './boardData.ts';
import { useLateText } from './useLateText.ts';
import { useReportTime } from './useReportTime.ts';

function createColumns(
  t: Translate,
  formatTime: (time: string) => string,
  lateText: ReturnType<typeof useLateText>,
): TableColumn<BoardRow>[] {
  return [
    {
      id: 'person',
      header: t('board.person'),
      primary: true,
      cell: ({ person }) => <bdi translate="no">{person.name}</bdi>,
    },
    {
      id: 'answer',
      header: t('board.answer'),
      width: '20%',
      cell: ({ state }) => (
        <span translate="no">
          {t(state === 'needs_help' ? 'notification.state.needsHelp' : 'notification.state.safe')}
        </span>
      ),
    },
    {
      id: 'at',
      header: t('board.answeredAt'),
      width: '26%',
      card: 'named',
      cell: ({ at }) => at && formatTime(at),
    },
    {
      id: 'received',
      header: t('board.received'),
      width: '26%',
      card: 'line',
      cell: ({ received_at }) => lateText(received_at),
    },
  ];
}

/** The answers of a report that were received after the end, with both times. Renders nothing without any. */
export function LateAnswers({ board }: { board: Board }) {
  const t = useText();
  const formatTime = useReportTime();
  const lateText = useLateText(board.notification.closed_at);
  const rows = board.data.filter(({ received_at }) => received_at !== null);
  if (rows.length === 0) return null;
  return (
    <Stack as="section" gap="m" aria-label={t('board.lateAnswers')}>
      <Heading level={3} size="heading">
        {t('board.lateAnswers')}
      </Heading>
      <Table
        label={t('board.lateAnswers')}
        columns={createColumns(t, formatTime, lateText)}
        rows={rows}
        rowKey={({ person }) => person.id}
      />
    </Stack>
  );
}
