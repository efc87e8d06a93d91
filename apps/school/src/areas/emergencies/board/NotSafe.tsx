import { type BoardRow, phoneText } from '@school/domain';
import { Heading, Stack, Table, type TableColumn, Text } from '@school/ui';
import { type Translate, useText } from '../../../intl/useText.ts';
import { type Board, filterRows } from './boardData.ts';
import { useBoardGroups } from './useBoardGroups.ts';
import { useLateText } from './useLateText.ts';

function createColumns(
  t: Translate,
  formatGroups: (row: BoardRow) => string,
  lateText: ReturnType<typeof useLateText>,
): TableColumn<BoardRow>[] {
  return [
    {
      id: 'person',
      header: t('board.person'),
      primary: true,
      cell: ({ person }) => <bdi translate="no">{person.name}</bdi>,
      meta: (row) => <span translate="no">{formatGroups(row)}</span>,
    },
    {
      id: 'answer',
      header: t('board.answer'),
      width: '19%',
      cell: ({ state, received_at }) => (
        <Stack>
          <span translate="no">
            {t(state === 'needs_help' ? 'notification.state.needsHelp' : 'notification.noAnswer')}
          </span>
          {received_at && <Text size="small">{lateText(received_at)}</Text>}
        </Stack>
      ),
    },
    {
      id: 'location',
      header: t('board.location'),
      width: '17%',
      card: 'line',
      cell: ({ location }) => location && <bdi>{location}</bdi>,
    },
    {
      id: 'note',
      header: t('board.note'),
      width: '18%',
      card: 'line',
      cell: ({ note }) => note && <bdi>{note}</bdi>,
    },
    {
      id: 'phone',
      header: t('users.form.phone'),
      width: '22%',
      cell: ({ phone }) =>
        phone && (
          <Text as="bdi" dir="ltr" unbroken translate="no">
            {phoneText(phone)}
          </Text>
        ),
    },
  ];
}

/** The people of a report who need help or have not answered. */
export function NotSafe({ board }: { board: Board }) {
  const t = useText();
  const { listGroupNames } = useBoardGroups();
  const lateText = useLateText(board.notification.closed_at);
  const rows = filterRows(board.data, 'open', '');
  const columns = createColumns(t, (row) => listGroupNames(row).join(' · '), lateText);
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
      <Text tone="quiet">{t('board.everyoneElseSafe', { count: board.counts.safe })}</Text>
    </Stack>
  );
}
