import { allows, type OperationId } from '@school/domain';
import { useSearch } from 'wouter';
import { useSession } from '../../../data/DataRoot.tsx';
import { useCommand } from '../../../data/useCommand.ts';
import { isDay, isTime } from '../../../intl/localTime.ts';
import { EventForm } from '../EventForm.tsx';
import { dayOfEvent, emptyEvent } from '../eventValues.ts';
import { useSchoolZone } from '../useZones.ts';
import { useText } from '../../../intl/useText.ts';
import { useNavigation } from '../../../router/NavigationRoot.tsx';
import { NoPermission } from '../../../shell/NoPermission.tsx';
import { useScreen, useShell } from '../../../shell/ShellRoot.tsx';

const outdated: readonly OperationId[] = ['listEvents'];

/** Screen that adds an event, on the day and at the time of the URL if given. */
export function NewEventScreen() {
  const t = useText();
  const navigation = useNavigation();
  const { notices } = useShell();
  const { user } = useSession();
  const zone = useSchoolZone();
  const asked = new URLSearchParams(useSearch());
  const day = asked.get('date') ?? '';
  const time = asked.get('time') ?? '';
  const { run } = useCommand('createEvent', outdated);
  const may = user === null || allows(user, 'events.write');
  useScreen({ title: t('newEvent.title'), ownFoot: may });

  if (!may) return <NoPermission />;
  return (
    <EventForm
      label={t('newEvent.title')}
      submitLabel={t('newEvent.submit')}
      values={emptyEvent(zone, isDay(day) ? day : '', isTime(time) ? time : '')}
      draftName="new-event"
      onSend={(body, { idempotencyKey }) => run({ body, idempotencyKey })}
      onSent={(event) => {
        notices.notify({ tone: 'positive', message: { id: 'events.created' } });
        void navigation.navigate(`/events?date=${dayOfEvent(event)}&event=${event.id}`, { replace: true });
      }}
      onCancel={() => void navigation.navigate('/events')}
    />
  );
}
