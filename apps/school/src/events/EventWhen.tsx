import type { Event } from '@school/domain';
import { Stack, Text } from '@school/ui';
import { useIntl } from 'react-intl';
import { ZoneName } from './ZoneName.tsx';

/** CLDR halves the day in Chile; its schools don't, and neither do the kit's dates. */
const hourCycle = (locale: string) => (locale === 'es-CL' ? 'h23' : undefined);

/** When an event is: days as days, hours by the clock of its place, which is named where it isn't the reader's. */
export function EventWhen({ event }: { event: Pick<Event, 'start' | 'end' | 'all_day' | 'timezone'> }) {
  const intl = useIntl();
  const { start, end, all_day: allDay, timezone } = event;
  if (allDay) {
    const day = { dateStyle: 'full', timeZone: 'UTC' } as const;
    return start === end ? (
      intl.formatDate(start, day)
    ) : (
      <>{intl.formatDateTimeRange(new Date(start), new Date(end), day)}</>
    );
  }
  return (
    <Stack gap="none">
      <Text as="span">
        {intl.formatDateTimeRange(new Date(start), new Date(end), {
          dateStyle: 'full',
          timeStyle: 'short',
          timeZone: timezone,
          hourCycle: hourCycle(intl.locale),
        })}
      </Text>
      <ZoneName zone={timezone} at={start} />
    </Stack>
  );
}
