import type { Event } from '@school/domain';
import { useLocation } from 'wouter';
import { EventForm } from '../EventForm.tsx';
import { dayOfEvent, type EventRequest, type EventValues, eventToFormValues } from '../eventValues.ts';
import { useRecordForm } from '../../../forms/useRecordForm.ts';
import { useText } from '../../../intl/useText.ts';
import { useFormOutbox } from '../../../outbox/useFormOutbox.ts';
import { RecordScreen } from '../../../screen/RecordScreen.tsx';
import { eventPaths } from '../paths.ts';

/** Edits an event. Shows both versions after a conflict. */
export function EditEventScreen() {
  return (
    <RecordScreen
      path={eventPaths.edit}
      read="getEvent"
      facts={({ name }) => ({ headTitle: name })}
      instead={{ missing: 'events.missing', forbidden: 'errors.notAddressed' }}
      mayEdit={({ can }) => can.update}
      renderForm={(event) => <Edit event={event} />}
    />
  );
}

function Edit({ event }: { event: Event }) {
  const t = useText();
  const [, navigate] = useLocation();
  const show = (shown = event) =>
    navigate(eventPaths.calendar.href({ date: dayOfEvent(shown), event: shown.id }), { replace: true });
  const form = useRecordForm({
    record: event,
    read: 'getEvent',
    update: 'updateEvent',
    toValues: eventToFormValues,
    changed: 'events.changed',
    onDone: show,
  });
  const outbox = useFormOutbox<EventValues, EventRequest>({
    operation: 'updateEvent',
    recordId: event.id,
    toHref: () => eventPaths.edit.href({ id: event.id }),
    toTitle: ({ name }) => name,
    onStored: () => show(),
  });
  return (
    <EventForm
      {...form}
      label={t('editEvent.title')}
      submitLabel={t('editEvent.submit')}
      draftName={`event-${event.id}`}
      outbox={outbox}
    />
  );
}
