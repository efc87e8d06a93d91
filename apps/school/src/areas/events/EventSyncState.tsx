import type { Event } from '@school/domain';
import { Notice, Text, Time } from '@school/ui';
import type { MessageId } from '../../intl/messages.ts';
import { useText } from '../../intl/useText.ts';

const reasons: Record<NonNullable<Event['sync']['error']>, MessageId> = {
  unreachable: 'events.sync.unreachable',
  insecure: 'events.sync.insecure',
  tls: 'events.sync.tls',
  wrong_password: 'events.sync.wrongPassword',
  not_calendar: 'events.sync.notCalendar',
  read_only: 'events.sync.readOnly',
  refused: 'events.sync.refused',
};

/** State of the event's copy in the external calendar, with the reason of a failure. */
export function EventSyncState({ event }: { event: Pick<Event, 'sync' | 'timezone'> }) {
  const t = useText();
  const { enabled, state, error, detail, at } = event.sync;
  if (state === 'failed') {
    return (
      <Notice tone="caution" title={t('events.sync.failed')}>
        <span>{t(reasons[error ?? 'refused'])}</span> <span>{t('events.sync.again')}</span>
        {detail && (
          <Text size="small" isolate>
            {detail}
          </Text>
        )}
      </Notice>
    );
  }
  if (!enabled && state === 'none') return <span>{t('events.sync.none')}</span>;
  if (state === 'synced' && at) {
    return (
      <>
        <span>{t('events.sync.synced')}</span> <Time value={at} timeZone={event.timezone} format="relative" />
      </>
    );
  }
  return <span>{t('events.sync.pending')}</span>;
}
