import type { Event } from '@school/domain';
import { useCommand } from '../../../data/useCommand.ts';
import { useQuery } from '../../../data/useQuery.ts';
import { isDay, isTime } from '../../../intl/localTime.ts';
import { EventForm } from '../EventForm.tsx';
import { dayOfEvent, emptyEvent, valuesOf } from '../eventValues.ts';
import { useSchoolZone } from '../useZones.ts';
import { useText } from '../../../intl/useText.ts';
import { useNavigation } from '../../../router/NavigationRoot.tsx';
import { CopySource } from '../../../shell/CopySource.tsx';
import { useShell } from '../../../shell/ShellRoot.tsx';
import { useRoute } from '../../../router/useRoute.ts';
import { eventPaths } from '../paths.ts';

/** Screen that adds an event, on the day and at the time of the URL if given; with `?from`, a copy of another. */
export function NewEventScreen() {
  const { from } = useRoute(eventPaths.create);
  const query = useQuery('getEvent', from ? { path: { id: from } } : null);
  return (
    <CopySource from={from} query={query}>
      {(model) => <WriteEvent key={from} model={model} />}
    </CopySource>
  );
}

function WriteEvent({ model }: { model: Event | undefined }) {
  const t = useText();
  const navigation = useNavigation();
  const { notices } = useShell();
  const zone = useSchoolZone();
  const { date: day, time } = useRoute(eventPaths.create);
  const { run } = useCommand('createEvent');

  return (
    <EventForm
      label={t('events.new')}
      submitLabel={t('newEvent.submit')}
      values={
        model
          ? { ...valuesOf(model), status: 'confirmed' }
          : emptyEvent(zone, isDay(day) ? day : '', isTime(time) ? time : '')
      }
      draftName={model ? `new-event-${model.id}` : 'new-event'}
      onSend={(body, { idempotencyKey }) => run({ body, idempotencyKey })}
      onSent={(event) => {
        notices.notify({ tone: 'positive', message: { id: 'events.created' } });
        void navigation.navigate(eventPaths.calendar.href({ date: dayOfEvent(event), event: event.id }), {
          replace: true,
        });
      }}
      onCancel={() => void navigation.navigate(eventPaths.calendar.href())}
    />
  );
}
