import type { Event } from '@school/domain';
import { Stack, Text } from '@school/ui';
import { useIntl } from 'react-intl';
import { capitalised } from '../intl/capitalised.ts';
import { ZoneName } from './ZoneName.tsx';

/** When an event is: days as days, hours by the clock of its place, which is named where it isn't the reader's. */
export function EventWhen({ event }: { event: Pick<Event, 'start' | 'end' | 'all_day' | 'timezone'> }) {
  const intl = useIntl();
  const { start, end, all_day: allDay, timezone } = event;
  const when = capitalised(
    intl.formatDateTimeRange(new Date(start), new Date(end), {
      dateStyle: 'full',
      ...(allDay ? { timeZone: 'UTC' } : { timeStyle: 'short', timeZone: timezone }),
    }),
    intl.locale,
  );
  if (allDay) return when;
  return (
    <Stack gap="none">
      <Text as="span">{when}</Text>
      <ZoneName zone={timezone} at={start} />
    </Stack>
  );
}
