import ICAL from 'ical.js';
import { offsetAt, type Transition, findTransitions } from './zone.ts';

const written = new Map<string, string>();
const maxCached = 200;

const toLocalTime = (instant: number, offset: number) =>
  ICAL.Time.fromDateTimeString(new Date(instant + offset * 1000).toISOString().slice(0, 19));

function observance({ at, from, to }: Transition, summer: boolean): ICAL.Component {
  const part = new ICAL.Component(summer ? 'daylight' : 'standard');
  part.updatePropertyWithValue('dtstart', toLocalTime(at, from));
  part.updatePropertyWithValue('tzoffsetfrom', ICAL.UtcOffset.fromSeconds(from));
  part.updatePropertyWithValue('tzoffsetto', ICAL.UtcOffset.fromSeconds(to));
  return part;
}

/**
 * Returns a VTIMEZONE for the given years: one observance per offset change, without rules, so that a government's
 * decision for one year applies to that year only. The data come from `Intl`.
 */
export function vtimezone(zone: string, firstYear: number, lastYear: number): ICAL.Component {
  const key = `${zone} ${firstYear} ${lastYear}`;
  const cachedZone = written.get(key);
  if (cachedZone) return ICAL.Component.fromString(cachedZone);
  const from = Date.UTC(firstYear, 0, 1);
  const changes = findTransitions(zone, from, Date.UTC(lastYear + 1, 0, 1));
  const atFirst = offsetAt(zone, from);
  const least = Math.min(atFirst, ...changes.map(({ to }) => to));
  const component = new ICAL.Component('vtimezone');
  component.updatePropertyWithValue('tzid', zone);
  // Includes the offset before the first change, or programs guess it.
  for (const change of [{ at: from, from: atFirst, to: atFirst }, ...changes])
    component.addSubcomponent(observance(change, change.to > least));
  if (written.size >= maxCached) written.clear();
  written.set(key, component.toString());
  return component;
}
