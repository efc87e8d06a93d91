import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useCommand } from '../../../data/useCommand.ts';
import { useQuery } from '../../../data/useQuery.ts';
import { useDrafts } from '../../../forms/useDrafts.ts';
import { isDay, isTime } from '../../../intl/localTime.ts';
import { EventForm } from '../EventForm.tsx';
import {
  copyEvent,
  dayOfEvent,
  dayOfValues,
  emptyEvent,
  type EventRequest,
  type EventValues,
  eventFromTemplate,
} from '../eventValues.ts';
import { useSchoolZone } from '../useZones.ts';
import { useText } from '../../../intl/useText.ts';
import { useFormOutbox } from '../../../outbox/useFormOutbox.ts';
import { CopySource } from '../../../screen/CopySource.tsx';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';
import { useRouteValues } from '../../../router/useRouteValues.ts';
import { useTemplate } from '../../templates/index.ts';
import { eventPaths } from '../paths.ts';

/**
 * Screen that adds an event, on the day and at the time of the URL if given; with `?from`, a copy of another, and with
 * `?template`, from a template.
 */
export function NewEventScreen() {
  const { from, template, date } = useRouteValues(eventPaths.create);
  const key = template || from || date;
  return template ? <FromTemplate key={key} id={template} /> : <FromEvent key={key} id={from} />;
}

/** Values of a new event on the day and at the time of the URL. */
function useEmptyEvent(): EventValues {
  const zone = useSchoolZone();
  const { date, time } = useRouteValues(eventPaths.create);
  return emptyEvent(zone, isDay(date) ? date : '', isTime(time) ? time : '');
}

function FromTemplate({ id }: { id: string }) {
  const empty = useEmptyEvent();
  const query = useTemplate(id);
  return (
    <CopySource from={id} query={query}>
      {(model) => (
        <WriteEvent source={id} values={model?.event ? eventFromTemplate(model.event, empty) : empty} />
      )}
    </CopySource>
  );
}

function FromEvent({ id }: { id: string }) {
  const empty = useEmptyEvent();
  const query = useQuery('getEvent', id ? { path: { id } } : null);
  return (
    <CopySource from={id} query={query}>
      {(model) => <WriteEvent source={id} values={model ? copyEvent(model) : empty} />}
    </CopySource>
  );
}

/**
 * Returns the name of the draft. A chosen day opens the draft of an event on that day, or begins one: the chosen day is never
 * replaced by that of a draft, and each draft stays.
 */
function useDraftName(source: string): string {
  const drafts = useDrafts();
  const { date } = useRouteValues(eventPaths.create);
  return useMemo(() => {
    const name = source ? `new-event-${source}` : 'new-event';
    if (!isDay(date)) return name;
    const isFree = (candidate: string) => {
      const values = drafts?.read<EventValues>(candidate)?.values;
      return !values || dayOfValues(values) === date;
    };
    if (isFree(name)) return name;
    let count = 1;
    // The draft that this day began may have moved to another day since.
    while (!isFree(`${name}-${date}-${count}`)) count += 1;
    return `${name}-${date}-${count}`;
  }, [drafts, date, source]);
}

function WriteEvent({ source, values }: { source: string; values: EventValues }) {
  const t = useText();
  const [, navigate] = useLocation();
  const { notices } = useScreenServices();
  const { date, time, waiting } = useRouteValues(eventPaths.create);
  const { run } = useCommand('createEvent');
  const draftName = useDraftName(source);
  const outbox = useFormOutbox<EventValues, EventRequest>({
    operation: 'createEvent',
    formId: waiting,
    toHref: (id) => eventPaths.create.href({ waiting: id }),
    toTitle: ({ name }) => name,
    onStored: () => navigate(eventPaths.calendar.href(), { replace: true }),
  });

  return (
    <EventForm
      label={t('events.new')}
      submitLabel={t('newEvent.submit')}
      values={values}
      day={{ date, time }}
      outbox={outbox}
      draftName={draftName}
      onSend={(body, { idempotencyKey }) => run({ body, idempotencyKey })}
      onSent={(event) => {
        notices.notify({ tone: 'positive', message: { id: 'events.created' } });
        navigate(eventPaths.calendar.href({ date: dayOfEvent(event), event: event.id }), {
          replace: true,
        });
      }}
      onCancel={() => navigate(eventPaths.calendar.href())}
    />
  );
}
