import { daysBetween, eventsOn, takesDays, type PlacedEvent } from '../Agenda/events.ts';

/** What one day of a week draws, from above. */
export interface DayColumn {
  /** A bar that begins here, with the days it takes; `null` is the room of one that came from the day before. */
  bars: ({ placed: PlacedEvent; days: number } | null)[];
  slips: PlacedEvent[];
  /** All of the day, for "+2 more" and for dots. */
  all: PlacedEvent[];
  hidden: number;
}

/** Lays a week's events into lanes: bars over days keep one line, slips follow below, the rest is counted. */
export const inLanes = (
  placed: readonly PlacedEvent[],
  week: readonly string[],
  max: number,
): DayColumn[] => {
  const first = week[0]!;
  const last = week.at(-1)!;
  const columns: DayColumn[] = week.map((day) => ({
    bars: [],
    slips: [],
    all: eventsOn(placed, day),
    hidden: 0,
  }));
  const taken: (PlacedEvent | undefined)[][] = week.map(() => []);
  for (const each of placed) {
    if (!takesDays(each) || each.last < first || each.first > last) continue;
    const start = Math.max(0, daysBetween(first, each.first));
    const end = Math.min(week.length - 1, daysBetween(first, each.last));
    const span = taken.slice(start, end + 1);
    let lane = 0;
    while (span.some((column) => column[lane])) lane += 1;
    if (lane >= max) continue;
    for (const column of span) column[lane] = each;
    columns[start]!.bars[lane] = { placed: each, days: end - start + 1 };
  }
  columns.forEach((column, at) => {
    const lanes = taken[at]!;
    column.bars = Array.from({ length: lanes.length }, (_, lane) => column.bars[lane] ?? null);
    const slips = column.all.filter((each) => !takesDays(each));
    const room = max - lanes.length;
    const shown = slips.length > room ? slips.slice(0, Math.max(0, room - 1)) : slips;
    column.slips = shown;
    column.hidden = column.all.length - shown.length - lanes.filter(Boolean).length;
  });
  return columns;
};
