import { Dialog, Skeleton, SkeletonGroup } from '@school/ui';
import { ActionRow } from '../../../actions/ActionRow.tsx';
import { useQuery } from '../../../data/useQuery.ts';
import { useEventActions } from '../useEventActions.ts';
import { useText } from '../../../intl/useText.ts';
import { Failed } from '../../../shell/Failed.tsx';
import { EventFacts } from './EventFacts.tsx';

/** Dialog with an event and its actions above the calendar. */
export function EventDialog({ id, onClose }: { id: string; onClose(): void }) {
  const t = useText();
  const { data, problem, reload } = useQuery('getEvent', { path: { id } });
  const actionsOf = useEventActions(onClose);
  const event = data?.data;
  const actions = event ? actionsOf(event) : [];
  return (
    <Dialog
      open
      size="m"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={event ? <bdi>{event.name}</bdi> : t('events.one')}
      footer={
        event &&
        actions.length > 0 && (
          <ActionRow label={t('events.actionsFor', { name: event.name })} actions={actions} shown={2} />
        )
      }
    >
      {event ? (
        <EventFacts event={event} />
      ) : problem ? (
        <Failed
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
  );
}
