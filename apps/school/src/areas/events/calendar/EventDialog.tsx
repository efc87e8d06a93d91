import type { Event } from '@school/domain';
import { Dialog, Divider, Skeleton, SkeletonGroup, Stack } from '@school/ui';
import { useEffect } from 'react';
import { RecordActions } from '../../../actions/RecordActions.tsx';
import { useCommand } from '../../../data/useCommand.ts';
import { isGone } from '../../../data/goneRecord.ts';
import { useQuery } from '../../../data/useQuery.ts';
import { useEventActions } from '../useEventActions.ts';
import { useText } from '../../../intl/useText.ts';
import { Failed } from '../../../screen/Failed.tsx';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';
import { Receipts } from '../../receipts/index.ts';
import { EventFacts } from './EventFacts.tsx';

const dayLength = 86_400_000;

/** Whether an event has not ended; an all-day event lasts until the end of its last day, wherever that is. */
const isAhead = ({ end, all_day }: Event, now: Date) =>
  Date.parse(end) + (all_day ? 2 * dayLength : 0) > now.getTime();

/** Dialog with an event and its actions above the calendar. */
export function EventDialog(props: {
  id: string;
  /** Name of the event if the calendar has it: it is read aloud when the dialog opens, before the event is loaded. */
  name: string | undefined;
  onClose(): void;
}) {
  const { id, onClose } = props;
  const t = useText();
  const query = useQuery('getEvent', { path: { id } });
  const { data, problem, reload } = query;
  const { clock } = useScreenServices();
  const { run: markRead } = useCommand('markEventRead');
  const { getActions, dialogs } = useEventActions(onClose);
  const gone = isGone(query);
  const event = gone ? undefined : data?.data;
  const name = event?.name ?? (problem ? undefined : props.name);
  const isLoaded = event !== undefined;
  useEffect(() => {
    if (isLoaded) void markRead({ path: { id } });
  }, [markRead, id, isLoaded]);
  const actions = event ? getActions(event) : [];
  return (
    <>
      <Dialog
        open
        size="m"
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
        title={name ? <bdi>{name}</bdi> : t('events.one')}
        footer={
          event &&
          actions.length > 0 && (
            <RecordActions label={t('events.actionsFor', { name: event.name })} actions={actions} />
          )
        }
      >
        {event ? (
          <Stack gap="xl">
            <EventFacts event={event} />
            {event.can.update && (
              <>
                <Divider />
                <Receipts record="event" id={id} remindable={isAhead(event, clock())} />
              </>
            )}
          </Stack>
        ) : problem ? (
          <Failed
            recordId={id}
            gone={gone}
            problem={problem}
            onRetry={reload}
            instead={{ missing: 'events.missing', forbidden: 'errors.notAddressed' }}
          />
        ) : (
          <SkeletonGroup label={t('app.loading')}>
            <Skeleton shape="text" width="40%" />
            <Skeleton shape="box" height={160} />
          </SkeletonGroup>
        )}
      </Dialog>
      {dialogs}
    </>
  );
}
