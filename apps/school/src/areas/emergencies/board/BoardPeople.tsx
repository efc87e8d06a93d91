import type { BoardRow, EmergencyReminder, ManagedNotification } from '@school/domain';
import { Column, Columns, Heading, SearchField, Stack, Tabs, Text, VirtualList } from '@school/ui';
import { useState } from 'react';
import { useText } from '../../../intl/useText.ts';
import { type BoardFilter, boardFilters, countIn, filterRows } from './boardData.ts';
import { BoardPerson } from './BoardPerson.tsx';
import { RemindButton } from './RemindButton.tsx';
import { useBoardGroups } from './useBoardGroups.ts';
import { useLateText } from './useLateText.ts';
import { useSteadyRows } from './useSteadyRows.ts';

const labels = {
  open: 'board.toFind',
  needs_help: 'notification.needHelp',
  unanswered: 'notification.noAnswer',
  safe: 'notification.safe',
  all: 'board.all',
} as const satisfies Record<BoardFilter, string>;

/** The maximum number of courses in the line about a person: some teach twelve. */
const mostCourses = 3;

/** The recipients of an emergency, most urgent first, with search and filter. */
export function BoardPeople(props: {
  notification: ManagedNotification;
  rows: readonly BoardRow[];
  reminders: readonly EmergencyReminder[];
  /** Called after an answer was given for another person. */
  onChanged: () => void;
}) {
  const t = useText();
  const { notification, rows, reminders, onChanged } = props;
  const [filter, setFilter] = useState<BoardFilter>('open');
  const [search, setSearch] = useState('');
  const { listGroupNames } = useBoardGroups();
  const { rows: shown, release, listProps } = useSteadyRows(filterRows(rows, filter, search), rows);
  const lateText = useLateText(notification.closed_at);
  const runs = notification.closed_at === null;
  return (
    <Stack as="section" gap="m" aria-label={t('board.first')}>
      <Columns gap="m" align="center">
        <Column>
          <Heading level={3} size="heading">
            {t('board.first')}
          </Heading>
        </Column>
        {runs && (
          <Column width="content">
            <RemindButton id={notification.id} count={countIn(rows, 'unanswered')} last={reminders.at(-1)} />
          </Column>
        )}
      </Columns>
      <Tabs
        label={t('board.filter')}
        value={filter}
        onValueChange={(chosen) => {
          setFilter(chosen as BoardFilter);
          release();
        }}
        items={boardFilters.map((id) => ({ id, label: t(labels[id]), count: countIn(rows, id) }))}
      />
      <SearchField
        label={t('board.search')}
        placeholder={t('board.search')}
        value={search}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
          release();
        }}
      />
      {shown.length > 0 ? (
        <VirtualList
          {...listProps}
          label={t('board.first')}
          items={shown}
          itemKey={({ person }) => person.id}
        >
          {(row) => (
            <BoardPerson
              row={row}
              names={listGroupNames(row, mostCourses)}
              late={lateText(row.received_at)}
              {...(runs && { notificationId: notification.id })}
              onChanged={onChanged}
            />
          )}
        </VirtualList>
      ) : (
        <Text tone="quiet" role="status">
          {t(filter === 'open' && search === '' ? 'board.everyoneSafe' : 'board.noMatch')}
        </Text>
      )}
    </Stack>
  );
}
