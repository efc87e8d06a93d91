import { daysBetween, eventsOn, spansDays, type ZonedEvent } from '../Agenda/events.ts';

/** An event of some hours, and its part of the day's width. */
export interface EventBox {
  zonedEvent: ZonedEvent;
  /** Minutes since midnight; early enough before the end of the day for its words to fit. */
  from: number;
  to: number;
  lane: number;
  lanes: number;
}

/** Shorter events are drawn as long: 24 px, or 44 on touch screens. */
export const shortest = 30;
const dayEnd = 1440;

/** Whether it is above the hours: whole days, and events of 24 hours or more. */
export const isBar = (zonedEvent: ZonedEvent): boolean =>
  spansDays(zonedEvent) &&
  daysBetween(zonedEvent.first, zonedEvent.last) * dayEnd + zonedEvent.to - zonedEvent.from >= dayEnd;

/** Lays the events of a day's hours beside each other where they overlap; each takes the first lane that is free. */
export const toEventBoxes = (zonedEvents: readonly ZonedEvent[], day: string): EventBox[] => {
  const boxes = eventsOn(zonedEvents, day)
    .filter((each) => !isBar(each))
    .map((each) => {
      const from = each.first < day ? 0 : Math.min(each.from, dayEnd - shortest);
      const to = each.last > day ? dayEnd : each.to;
      return { zonedEvent: each, from, to: Math.max(to, from + shortest), lane: 0, lanes: 1 };
    })
    .sort((one, other) => one.from - other.from || other.to - one.to);
  let cluster: EventBox[] = [];
  let ends: number[] = [];
  for (const box of boxes) {
    if (ends.every((end) => end <= box.from)) {
      cluster = [];
      ends = [];
    }
    const free = ends.findIndex((end) => end <= box.from);
    box.lane = free < 0 ? ends.length : free;
    ends[box.lane] = box.to;
    cluster.push(box);
    for (const each of cluster) each.lanes = ends.length;
  }
  return boxes;
};

/** The hours that are drawn: the requested ones, and all with events. */
export const getVisibleHours = (boxes: readonly EventBox[], from: number, to: number): number[] => {
  const first = Math.min(from, ...boxes.map((box) => Math.floor(box.from / 60)));
  const last = Math.max(to, ...boxes.map((box) => Math.ceil(box.to / 60)));
  return Array.from({ length: last - first }, (_, at) => first + at);
};
