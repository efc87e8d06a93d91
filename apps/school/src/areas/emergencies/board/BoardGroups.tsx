import type { BoardRow } from '@school/domain';
import { type Share, ShareBar, Stack, Table, type TableColumn, Tabs, Text } from '@school/ui';
import { useState } from 'react';
import { type Translate, useText } from '../../../intl/useText.ts';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';
import { type BoardGroup, groupRows } from './boardData.ts';
import { useSchoolClockTime } from './useSchoolClockTime.ts';
import { useBoardGroups } from './useBoardGroups.ts';
import { useShares } from './useShares.ts';

const total = ({ safe, needsHelp, unanswered }: BoardGroup) => safe + needsHelp + unanswered;

function createColumns(
  t: Translate,
  isByPlace: boolean,
  formatShares: (group: BoardGroup) => Share[],
): TableColumn<BoardGroup>[] {
  return [
    {
      id: 'name',
      header: t(isByPlace ? 'users.filter.place' : 'users.form.courses'),
      primary: true,
      cell: ({ name }) => <span translate="no">{name}</span>,
    },
    {
      id: 'state',
      header: t('board.totals'),
      width: '45%',
      card: 'line',
      cell: (group) => <ShareBar size="s" label={group.name} shares={formatShares(group)} />,
    },
    {
      id: 'safe',
      header: t('notification.safe'),
      align: 'end',
      width: '26%',
      card: 'named',
      cell: (group) => t('board.safeOf', { count: group.safe, total: total(group) }),
    },
  ];
}

/** Returns when the rows last changed. */
function useUpdateTime(rows: readonly BoardRow[]): Date {
  const { clock } = useScreenServices();
  const [last, setLast] = useState(() => ({ rows, at: clock() }));
  if (last.rows !== rows) setLast({ rows, at: clock() });
  return last.at;
}

/** The answers of each place and of each course. */
export function BoardGroups({ rows }: { rows: readonly BoardRow[] }) {
  const t = useText();
  const [by, setBy] = useState('place');
  const { places, courses } = useBoardGroups();
  const formatShares = useShares();
  const clockTime = useSchoolClockTime();
  const updatedAt = useUpdateTime(rows);
  const isByPlace = by === 'place';
  const groups = isByPlace
    ? groupRows(rows, ({ place_ids }) => place_ids, places, t('board.withoutPlace'))
    : groupRows(rows, ({ course_ids }) => course_ids, courses, t('board.withoutCourse'));
  const columns = createColumns(t, isByPlace, formatShares);
  return (
    <Stack gap="m">
      <Tabs
        label={t('board.totals')}
        value={by}
        onValueChange={setBy}
        items={[
          { id: 'place', label: t('board.byPlace') },
          { id: 'course', label: t('board.byCourse') },
        ]}
      >
        <Table
          label={t(isByPlace ? 'board.byPlace' : 'board.byCourse')}
          columns={columns}
          rows={groups}
          rowKey={({ id }) => id || 'without'}
        />
      </Tabs>
      <Text size="small" tone="quiet">
        {t('board.updated', { time: clockTime(updatedAt) })}
      </Text>
    </Stack>
  );
}
