import {
  type AnswerData,
  type BoardRow,
  fold,
  type NotificationCounts,
  type StreamEvent,
} from '@school/domain';

/** The board of an emergency. */
export type Board = AnswerData<'getNotificationBoard'>;

/** An answer from the event stream. */
export type Answered = Extract<StreamEvent, { kind: 'emergency.acknowledged' }>['data'];

/** The parts of the board that a reader can choose. */
export const boardFilters = ['open', 'needs_help', 'unanswered', 'safe', 'all'] as const;
export type BoardFilter = (typeof boardFilters)[number];

const hasAnswered = ({ state }: Pick<BoardRow, 'state'>) => state === 'safe' || state === 'needs_help';

/** Whether the answer is newer than the row. */
function isNewer({ at }: Answered, row: BoardRow): boolean {
  return !hasAnswered(row) || row.at === null || Date.parse(at) >= Date.parse(row.at);
}

function withAnswer(row: BoardRow, answer: Answered | undefined): BoardRow {
  if (!answer || !isNewer(answer, row)) return row;
  const { state, at, received_at, location, note, set_by } = answer;
  return { ...row, state, at, received_at, location, note, set_by, failure: null };
}

function countStates(rows: readonly BoardRow[], counts: NotificationCounts): NotificationCounts {
  const count = (state: BoardRow['state']) => rows.filter((row) => row.state === state).length;
  const [safe, help] = [count('safe'), count('needs_help')];
  return { ...counts, recipients: rows.length, safe, needs_help: help, acknowledged: safe + help };
}

/** First those who need help, then without an answer, of them last those who have opened it, then safe. */
function urgency({ state }: BoardRow): number {
  if (state === 'needs_help') return 0;
  if (state === 'safe') return 3;
  return state === 'seen' ? 2 : 1;
}

/** Returns the board with answers that arrived after it was loaded, by the ids of the people. */
export function withAnswers(board: Board, answers: ReadonlyMap<string, Answered>): Board {
  if (answers.size === 0) return board;
  const data = board.data.map((row) => withAnswer(row, answers.get(row.person.id)));
  // The sort is stable: within a state the provider's order by name stays.
  return {
    ...board,
    data: [...data].sort((one, other) => urgency(one) - urgency(other)),
    counts: countStates(data, board.counts),
  };
}

const fits: Record<BoardFilter, (row: BoardRow) => boolean> = {
  open: ({ state }) => state !== 'safe',
  needs_help: ({ state }) => state === 'needs_help',
  unanswered: (row) => !hasAnswered(row),
  safe: ({ state }) => state === 'safe',
  all: () => true,
};

/** Returns the rows that match a filter and the words of a search. */
export function filterRows(rows: readonly BoardRow[], filter: BoardFilter, search: string): BoardRow[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const matches = ({ person }: BoardRow) => {
    if (words.length === 0) return true;
    const name = fold(person.name);
    return words.every((word) => name.includes(word));
  };
  return rows.filter((row) => fits[filter](row) && matches(row));
}

/** The numbers of people without an answer, in each part. */
export const countIn = (rows: readonly BoardRow[], filter: BoardFilter): number =>
  rows.filter(fits[filter]).length;

/** The people of one place or course, counted by answer. */
export type BoardGroup = { id: string; name: string; safe: number; needsHelp: number; unanswered: number };

/**
 * Counts the answers of each group; a person in two groups counts in both.
 * @param names The groups, in their order. A person in none of them counts in a last group, named `without`.
 */
export function groupRows(
  rows: readonly BoardRow[],
  getIds: (row: BoardRow) => readonly string[],
  names: readonly { id: string; name: string }[],
  without: string,
): BoardGroup[] {
  const empty = (id: string, name: string) => ({ id, name, safe: 0, needsHelp: 0, unanswered: 0 });
  const groups = new Map(names.map(({ id, name }) => [id, empty(id, name)]));
  const rest = empty('', without);
  for (const row of rows) {
    const rowGroups = getIds(row).flatMap((id) => groups.get(id) ?? []);
    for (const group of rowGroups.length > 0 ? rowGroups : [rest]) {
      if (row.state === 'safe') group.safe += 1;
      else if (row.state === 'needs_help') group.needsHelp += 1;
      else group.unanswered += 1;
    }
  }
  const hasPeople = ({ safe, needsHelp, unanswered }: BoardGroup) => safe + needsHelp + unanswered > 0;
  return [...groups.values(), rest].filter(hasPeople);
}
