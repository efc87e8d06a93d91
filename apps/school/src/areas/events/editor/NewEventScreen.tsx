import { useCommand } from '../../../data/useCommand.ts';
import { isDay, isTime } from '../../../intl/localTime.ts';
import { EventForm } from '../EventForm.tsx';
import { dayOfEvent, emptyEvent } from '../eventValues.ts';
import { useSchoolZone } from '../useZones.ts';
import { useText } from '../../../intl/useText.ts';
import { useNavigation } from '../../../router/NavigationRoot.tsx';
import { useScreen, useShell } from '../../../shell/ShellRoot.tsx';
import { useRoute } from '../../../router/useRoute.ts';
import { eventPaths } from '../paths.ts';

/** Screen that adds an event, on the day and at the time of the URL if given. */
export function NewEventScreen() {
  const t = useText();
  const navigation = useNavigation();
  const { notices } = useShell();
  const zone = useSchoolZone();
  const { date: day, time } = useRoute(eventPaths.create);
  const { run } = useCommand('createEvent');
  useScreen({ ownFoot: true });

  return (
    <EventForm
      label={t('events.new')}
      submitLabel={t('newEvent.submit')}
      values={emptyEvent(zone, isDay(day) ? day : '', isTime(time) ? time : '')}
      draftName="new-event"
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
