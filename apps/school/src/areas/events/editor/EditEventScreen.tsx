import type { Event } from '@school/domain';
import { Page, Skeleton, SkeletonGroup } from '@school/ui';
import { useLocation } from 'wouter';
import { useCommand } from '../../../data/useCommand.ts';
import { useLookup } from '../../../data/useLookup.ts';
import { GoneRecord, isGone } from '../../../data/goneRecord.ts';
import { useQuery } from '../../../data/useQuery.ts';
import { EventForm } from '../EventForm.tsx';
import { dayOfEvent, type EventRequest, type EventValues, valuesOf } from '../eventValues.ts';
import { useText } from '../../../intl/useText.ts';
import { useFormOutbox } from '../../../outbox/useFormOutbox.ts';
import { Failed } from '../../../screen/Failed.tsx';
import { NoPermission } from '../../../screen/NoPermission.tsx';
import { useScreen, useScreenServices } from '../../../screen/ScreenRoot.tsx';
import { useRouteValues } from '../../../router/useRouteValues.ts';
import { eventPaths } from '../paths.ts';

/** Edits an event. Shows both versions after a conflict. */
export function EditEventScreen() {
  const t = useText();
  const { id } = useRouteValues(eventPaths.edit);
  const query = useQuery('getEvent', { path: { id } });
  const { data, problem, reload } = query;
  const event = data?.data;
  useScreen({ headTitle: event?.name, ownFoot: event?.can.update === true });

  if (event && !event.can.update) return <NoPermission />;
  if (event) {
    return (
      <GoneRecord value={isGone(query)}>
        <Edit key={id} event={event} />
      </GoneRecord>
    );
  }
  if (problem) {
    return (
      <Page
        state={
          <Failed
            whole
            recordId={id}
            problem={problem}
            onRetry={reload}
            instead={{ missing: 'events.missing', forbidden: 'errors.notAddressed' }}
          />
        }
      />
    );
  }
  return (
    <Page width="form">
      <SkeletonGroup label={t('app.loading')}>
        <Skeleton shape="box" height={64} />
        <Skeleton shape="box" height={240} />
      </SkeletonGroup>
    </Page>
  );
}

function Edit({ event }: { event: Event }) {
  const t = useText();
  const [, navigate] = useLocation();
  const { notices } = useScreenServices();
  const { run } = useCommand('updateEvent');
  const lookUp = useLookup('getEvent');
  const show = (shown: Event) =>
    navigate(eventPaths.calendar.href({ date: dayOfEvent(shown), event: shown.id }), {
      replace: true,
    });
  const outbox = useFormOutbox<EventValues, EventRequest>({
    operation: 'updateEvent',
    recordId: event.id,
    toHref: () => eventPaths.edit.href({ id: event.id }),
    toTitle: ({ name }) => name,
    onStored: () => show(event),
  });
  return (
    <EventForm
      label={t('editEvent.title')}
      submitLabel={t('editEvent.submit')}
      values={valuesOf(event)}
      recordId={event.id}
      notify={notices.notify}
      version={event.version}
      outbox={outbox}
      draftName={`event-${event.id}`}
      onSend={(body, { version, idempotencyKey }) =>
        run({ path: { id: event.id }, body, ifMatch: version ?? event.version, idempotencyKey })
      }
      readCurrent={async () => {
        const now = await lookUp({ path: { id: event.id } });
        return now.ok ? { values: valuesOf(now.data.data), version: now.data.data.version } : null;
      }}
      onSent={(changed) => {
        notices.notify({ tone: 'positive', message: { id: 'events.changed' } });
        show(changed);
      }}
      onCancel={() => show(event)}
    />
  );
}
