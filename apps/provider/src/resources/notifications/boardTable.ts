import { fullName, phoneText } from '@school/domain';
import type { MessageId } from '../../../../../locales/messageId.ts';
import { type Cell, timesAt } from '../csv.ts';
import type { Translate } from '../../messages.ts';
import { presentState } from './notifications.present.ts';
import type { Board } from './loadBoard.ts';
import type { BoardRow } from './board.queries.ts';

type TimeOf = ReturnType<typeof timesAt>;

/** Returns what the report of an emergency or a drill is called. */
export const reportName = ({ mode }: Pick<Board['row'], 'mode'>, text: Translate): string =>
  text(mode === 'drill' ? 'board.reportDrill' : 'board.reportReal');

function countLines({ row, counts }: Board, formatTime: TimeOf, text: Translate): Cell[][] {
  return [
    [reportName(row, text), row.title],
    [text(row.mode === 'drill' ? 'notifications.drill' : 'emergencies.real'), row.content],
    [text('board.started'), row.sent_at && formatTime(row.sent_at)],
    [text('board.ended'), row.closed_at ? formatTime(row.closed_at) : text('board.goesOn')],
    [text('notification.recipients'), counts.recipients],
    [text('notification.safe'), counts.safe],
    [text('notification.needHelp'), counts.needs_help],
    [text('notification.noAnswer'), counts.recipients - counts.acknowledged],
  ];
}

/** Returns who approved the emergency as the second person, or that it was sent without approval, and why. */
function approvalEvents({ approval_state, ...row }: Board['row'], text: Translate) {
  if (approval_state !== 'approved' && approval_state !== 'skipped') return [];
  const what = text(approval_state === 'approved' ? 'board.event.approved' : 'board.event.approvalSkipped');
  const by = { name: row.approval_decided_by!, first_lastname: null, second_lastname: null };
  return [{ at: row.approval_decided_at!, what, by, content: row.approval_reason }];
}

/** Returns start, updates, reminders and end in their order. */
function timelineLines({ row, updates, reminders }: Board, formatTime: TimeOf, text: Translate): Cell[][] {
  const author = {
    name: row.author_name,
    first_lastname: row.author_first_lastname,
    second_lastname: row.author_second_lastname,
  };
  const ended = row.mode === 'drill' ? 'notifications.drillOver' : 'board.event.ended';
  const events = [
    ...approvalEvents(row, text),
    {
      at: row.sent_at ?? row.created_at,
      what: text('board.event.started'),
      by: author,
      content: row.content,
    },
    ...updates.map((update) => ({
      at: update.created_at,
      what: text(update.all_clear ? ended : 'board.event.update'),
      by: update,
      content: update.content,
    })),
    ...reminders.map((reminder) => ({
      at: reminder.created_at,
      what: text('board.event.reminder', { count: reminder.recipients_count }),
      by: reminder,
      content: null,
    })),
  ];
  return [
    [text('board.timeline')],
    [text('audit.when'), text('audit.action'), text('audit.actor'), text('board.text')],
    ...events
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
      .map(({ at, what, by, content }): Cell[] => [formatTime(at), what, fullName(by), content]),
  ];
}

const states = {
  sent: 'notification.state.sent',
  delivered: 'notification.state.delivered',
  seen: 'notification.state.seen',
  safe: 'notification.state.safe',
  needs_help: 'notification.state.needsHelp',
  failed: 'notification.state.failed',
} as const satisfies Record<ReturnType<typeof presentState>['state'], MessageId>;

function personLine(row: BoardRow, formatTime: TimeOf, text: Translate): Cell[] {
  const { response, response_location, response_note, responded_at, received_at, seen_at, by, phone } = row;
  const state = text(states[presentState(row).state]);
  return [
    fullName(row),
    response === null ? `${text('notification.noAnswer')} (${state})` : state,
    responded_at && formatTime(responded_at),
    received_at && text('board.late', { time: formatTime(received_at) }),
    by && fullName(by),
    response_location,
    response_note,
    seen_at && formatTime(seen_at),
    phone && phoneText(phone),
  ];
}

/** Returns the report of an emergency: counts, timeline and recipients, with an empty line between them. */
export function boardTable(board: Board, timezone: string, text: Translate): Cell[][] {
  const formatTime = timesAt(timezone, 'medium');
  return [
    ...countLines(board, formatTime, text),
    [],
    ...timelineLines(board, formatTime, text),
    [],
    [
      text('board.person'),
      text('board.answer'),
      text('board.answeredAt'),
      text('board.received'),
      text('board.answeredBy'),
      text('board.location'),
      text('board.note'),
      text('notification.seen'),
      text('users.form.phone'),
    ],
    ...board.rows.map((row) => personLine(row, formatTime, text)),
  ];
}
