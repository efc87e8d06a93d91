import { Heading, Stack, Table, type TableColumn } from '@school/ui';
import { type Translate, useText } from '../../../intl/useText.ts';
import type { Board } from './boardData.ts';
import { useReportTime } from './useReportTime.ts';

type Entry = { id: string; at: string; what: string; by: string; text: string | null };

function createColumns(t: Translate, formatTime: (time: string) => string): TableColumn<Entry>[] {
  return [
    { id: 'what', header: t('audit.action'), primary: true, cell: ({ what }) => what },
    { id: 'at', header: t('audit.when'), width: '26%', cell: ({ at }) => formatTime(at) },
    { id: 'by', header: t('audit.actor'), width: '20%', cell: ({ by }) => <bdi translate="no">{by}</bdi> },
    {
      id: 'text',
      header: t('board.text'),
      width: '32%',
      card: 'line',
      cell: ({ text }) => text && <bdi>{text}</bdi>,
    },
  ];
}

/** Start, updates, reminders and end of an emergency, with their texts. */
export function ReportTimeline({ board }: { board: Board }) {
  const t = useText();
  const formatTime = useReportTime();
  const { id, mode, sent_at, created_at, author, content, updates } = board.notification;
  const approval = board.notification.approval;
  const ended = mode === 'drill' ? 'notifications.drillOver' : 'board.event.ended';
  const isSkipped = approval?.state === 'skipped';
  const entries: Entry[] = [
    ...(approval?.decided_at && (isSkipped || approval.state === 'approved')
      ? [
          {
            id: 'approval',
            at: approval.decided_at,
            what: t(isSkipped ? 'board.event.approvalSkipped' : 'board.event.approved'),
            by: approval.decided_by ?? '',
            text: approval.reason,
          },
        ]
      : []),
    { id, at: sent_at ?? created_at, what: t('board.event.started'), by: author.name, text: content },
    ...updates.map((update) => ({
      id: update.id,
      at: update.created_at,
      what: t(update.all_clear ? ended : 'board.event.update'),
      by: update.author.name,
      text: update.content,
    })),
    ...board.reminders.map((reminder) => ({
      id: reminder.id,
      at: reminder.created_at,
      what: t('board.event.reminder', { count: reminder.recipients }),
      by: reminder.author.name,
      text: null,
    })),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const columns = createColumns(t, formatTime);
  return (
    <Stack as="section" gap="m" aria-label={t('board.timeline')}>
      <Heading level={3} size="heading">
        {t('board.timeline')}
      </Heading>
      <Table label={t('board.timeline')} columns={columns} rows={entries} rowKey={({ id: key }) => key} />
    </Stack>
  );
}
