import { daysBetween, eventsOn, takesDays, type PlacedEvent } from '../Agenda/events.ts';

/** An event of some hours, and its part of the day's width. */
export interface PlacedBox {
  placed: PlacedEvent;
  /** Minutes since midnight; never so close that its words have no room. */
  from: number;
  to: number;
  lane: number;
  lanes: number;
}

/** Shorter events are drawn as long: 24 px, or 44 on touch screens. */
export const shortest = 30;
const dayEnd = 1440;

/** Whether it is above the hours: whole days, and events of 24 hours or more. */
export const isBar = (placed: PlacedEvent): boolean =>
  takesDays(placed) && daysBetween(placed.first, placed.last) * dayEnd + placed.to - placed.from >= dayEnd;

/** Lays the events of a day's hours beside each other where they overlap; each takes the first lane that is free. */
export const sideBySide = (placed: readonly PlacedEvent[], day: string): PlacedBox[] => {
  const boxes = eventsOn(placed, day)
    .filter((each) => !isBar(each))
    .map((each) => {
      const from = each.first < day ? 0 : Math.min(each.from, dayEnd - shortest);
      const to = each.last > day ? dayEnd : each.to;
      return { placed: each, from, to: Math.max(to, from + shortest), lane: 0, lanes: 1 };
    })
    .sort((one, other) => one.from - other.from || other.to - one.to);
  let cluster: PlacedBox[] = [];
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
export const hoursShown = (boxes: readonly PlacedBox[], from: number, to: number): number[] => {
  const first = Math.min(from, ...boxes.map((box) => Math.floor(box.from / 60)));
  const last = Math.max(to, ...boxes.map((box) => Math.ceil(box.to / 60)));
  return Array.from({ length: last - first }, (_, at) => first + at);
};
