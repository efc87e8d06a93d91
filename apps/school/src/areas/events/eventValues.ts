import {
  type AudienceWrite,
  type Event,
  type EventTemplate,
  eventWriteLimits,
  type InputOf,
} from '@school/domain';
import {
  toAudienceWrite,
  emptyAudience,
  toAudienceValue,
  audienceToWrite,
} from '../../audience/audienceValue.ts';
import type { useAudienceText } from '../../audience/useAudienceText.ts';
import type { CompareTools, ComparedFormFields } from '../../forms/fields.ts';
import { toLocalDay, toInstant, toLocalTime } from '../../intl/localTime.ts';
import type { CompleteWrite } from '../../forms/completeWrite.ts';

/** Form values of an event. */
export type EventValues = {
  name: string;
  description: string;
  place: string;
  address: string;
  allDay: boolean;
  /** Instants; for an all-day event, days, with the last one included. */
  start: string;
  end: string;
  /** Time zone of the times in the form. */
  zone: string;
  status: Event['status'];
  audience: AudienceWrite;
  sync: boolean;
};

const hour = 3_600_000;

/** Default start of an event. */
const usualStart = 'T09:00';

/** Values of a new event, on a day and at a time (`HH:MM`) if they are given. */
export function emptyEvent(zone: string, day: string, time = ''): EventValues {
  const start = day && toInstant(`${day}${time ? `T${time}` : usualStart}`, zone);
  return {
    name: '',
    description: '',
    place: '',
    address: '',
    allDay: false,
    start,
    end: start && later(start, hour),
    zone,
    status: 'confirmed',
    audience: emptyAudience,
    sync: false,
  };
}

/** Converts an event to form values. */
export const eventToFormValues = (event: Event): EventValues => ({
  name: event.name,
  description: event.description ?? '',
  place: event.place?.id ?? '',
  address: event.address ?? '',
  allDay: event.all_day,
  start: event.start,
  end: event.end,
  zone: event.timezone,
  status: event.status,
  audience: audienceToWrite(event.audience),
  sync: event.sync.enabled,
});

/** Converts form values to those of a template: what another event can start with, besides its times. */
export const toEventTemplate = (values: EventValues): EventTemplate => ({
  name: values.name.trim(),
  description: values.description.trim() || null,
  place_id: values.place || null,
  address: values.address.trim() || null,
  all_day: values.allDay,
  timezone: values.zone,
  audience: values.audience,
  sync: { enabled: values.sync },
});

/** Converts the values of a template to those of a new event. @param empty Values with the times of the new event. */
export function eventFromTemplate(template: EventTemplate, empty: EventValues): EventValues {
  const { start, end, zone } = empty;
  return {
    ...empty,
    name: template.name,
    description: template.description ?? '',
    place: template.place_id ?? '',
    address: template.address ?? '',
    allDay: template.all_day,
    ...(template.all_day && asAllDay({ start, end, zone }, true)),
    zone: template.timezone,
    audience: toAudienceWrite(toAudienceValue(template.audience)),
    sync: template.sync.enabled,
  };
}

/** Converts an event to the values of a new one at the same times. */
export function copyEvent(event: Event): EventValues {
  const values = eventToFormValues(event);
  const { start, end, zone } = values;
  return { ...eventFromTemplate(toEventTemplate(values), emptyEvent(zone, '')), start, end };
}

/** Converts form values to the request body. */
export const toEventRequest = (values: EventValues): CompleteWrite<InputOf<'createEvent'>['body']> => ({
  name: values.name.trim(),
  description: values.description.trim() || null,
  place_id: values.place || null,
  address: values.address.trim() || null,
  start: values.start,
  end: values.end,
  all_day: values.allDay,
  timezone: values.zone,
  status: values.status,
  audience: values.audience,
  sync: { enabled: values.sync },
});

const later = (instant: string, milliseconds: number): string =>
  new Date(Date.parse(instant) + milliseconds).toISOString();

/** Converts the times of the form when all-day is switched on or off. */
export function asAllDay(
  { start, end, zone }: Pick<EventValues, 'start' | 'end' | 'zone'>,
  allDay: boolean,
): Pick<EventValues, 'start' | 'end'> {
  if (allDay) {
    // An event that ends at midnight doesn't include the next day.
    return { start: start && toLocalDay(start, zone), end: end && toLocalDay(later(end, -1), zone) };
  }
  const from = start && toInstant(`${start}${usualStart}`, zone);
  const sameDay = start === end || !end;
  return { start: from, end: sameDay ? from && later(from, hour) : toInstant(`${end}${usualStart}`, zone) };
}

/** Moves the end with the start to keep the duration; without an end, it is an hour or one day after the start. */
export function endAfter(
  { end, allDay }: Pick<EventValues, 'end' | 'allDay'>,
  start: string,
  before: string,
) {
  if (!start) return end;
  if (!end) return allDay ? start : later(start, hour);
  if (!before) return end;
  const moved = new Date(Date.parse(end) + Date.parse(start) - Date.parse(before)).toISOString();
  return allDay ? moved.slice(0, 10) : moved;
}

/** The day of an event in the calendar. */
export const dayOfEvent = (event: Pick<Event, 'start' | 'all_day' | 'timezone'>): string =>
  event.all_day ? event.start : toLocalTime(event.start, event.timezone).slice(0, 10);

/** The day of an event in the form; empty without a start. */
export const dayOfValues = ({ start, allDay, zone }: EventValues): string =>
  start ? dayOfEvent({ start, all_day: allDay, timezone: zone }) : '';

/** What the comparison texts of an event use. */
export type EventTools = {
  audienceText: ReturnType<typeof useAudienceText>;
  placeName(id: string): string | undefined;
};

const momentText = (moment: string, { allDay, zone }: EventValues, { intl }: CompareTools) =>
  allDay
    ? intl.formatDate(moment, { dateStyle: 'full', timeZone: 'UTC' })
    : intl.formatDate(moment, { dateStyle: 'full', timeStyle: 'short', timeZone: zone });

/** The request body of an event. */
export type EventRequest = ReturnType<typeof toEventRequest>;

/** The fields of an event. */
export const eventFields = {
  name: {
    label: 'events.form.name',
    limit: eventWriteLimits.name,
    rejected: 'validation.required',
    compared: true,
  },
  allDay: { label: 'events.form.allDay', requestField: 'all_day', compared: false },
  start: {
    label: 'events.form.start',
    rejected: 'validation.date.format',
    compared: (values, tools) => momentText(values.start, values, tools),
  },
  end: {
    label: 'events.form.end',
    rejected: 'validation.end.after',
    compared: (values, tools) => momentText(values.end, values, tools),
  },
  place: {
    label: 'events.form.place',
    requestField: ['place_id', 'timezone'],
    rejected: 'events.form.placeUnavailable',
    compared: ({ place }, { placeName, t }) => placeName(place) ?? t('events.form.noPlace'),
  },
  zone: {},
  address: { label: 'events.form.address', compared: true },
  description: { label: 'events.form.description', compared: true },
  status: { label: 'events.form.status', compared: ({ status }, { t }) => t(`events.status.${status}`) },
  audience: {
    label: 'events.form.audience',
    showsInnerErrors: true,
    rejected: 'validation.audience.required',
    compared: ({ audience }, { audienceText }) => audienceText(audience),
  },
  sync: { label: 'events.form.sync', requestField: 'sync.enabled', compared: false },
} as const satisfies ComparedFormFields<EventValues, EventTools>;
