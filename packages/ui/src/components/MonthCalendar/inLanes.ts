import { daysBetween, eventsOn, spansDays, type ZonedEvent } from '../Agenda/events.ts';

/** The content of one day of a week, from the top. */
export interface DayColumn {
  /** A bar that starts here, with its number of days; `null` is the space of one that started on an earlier day. */
  bars: ({ zonedEvent: ZonedEvent; days: number } | null)[];
  timedEvents: ZonedEvent[];
  /** All of the day, for "+2 more" and for dots. */
  all: ZonedEvent[];
  hidden: number;
}

/** Lays a week's events into lanes: bars over days keep one line, slips follow below, the rest is counted. */
export const inLanes = (
  zonedEvents: readonly ZonedEvent[],
  week: readonly string[],
  max: number,
): DayColumn[] => {
  const first = week[0]!;
  const last = week.at(-1)!;
  const columns: DayColumn[] = week.map((day) => ({
    bars: [],
    timedEvents: [],
    all: eventsOn(zonedEvents, day),
    hidden: 0,
  }));
  const lanesByDay: (ZonedEvent | undefined)[][] = week.map(() => []);
  // A day with more events than lines needs its last line for their number.
  const lanesForBars = columns.map(({ all }) => (all.length > max ? max - 1 : max));
  for (const zonedEvent of zonedEvents) {
    if (!spansDays(zonedEvent) || zonedEvent.last < first || zonedEvent.first > last) continue;
    const start = Math.max(0, daysBetween(first, zonedEvent.first));
    const end = Math.min(week.length - 1, daysBetween(first, zonedEvent.last));
    const span = lanesByDay.slice(start, end + 1);
    let lane = 0;
    while (span.some((column) => column[lane])) lane += 1;
    if (lane >= Math.min(...lanesForBars.slice(start, end + 1))) continue;
    for (const column of span) column[lane] = zonedEvent;
    columns[start]!.bars[lane] = { zonedEvent, days: end - start + 1 };
  }
  columns.forEach((column, at) => {
    const lanes = lanesByDay[at]!;
    column.bars = Array.from({ length: lanes.length }, (_, lane) => column.bars[lane] ?? null);
    const timedEvents = column.all.filter((each) => !spansDays(each));
    const bars = lanes.filter(Boolean).length;
    const hiddenBars = column.all.length - timedEvents.length - bars;
    const remaining = max - lanes.length;
    const fits = hiddenBars === 0 && timedEvents.length <= remaining;
    column.timedEvents = fits ? timedEvents : timedEvents.slice(0, Math.max(0, remaining - 1));
    column.hidden = column.all.length - column.timedEvents.length - bars;
  });
  return columns;
};
