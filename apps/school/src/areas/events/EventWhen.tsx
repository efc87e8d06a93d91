import type { Event } from '@school/domain';
import { capitalized } from '@school/text';
import { Stack, Text } from '@school/ui';
import { useIntl } from 'react-intl';
import { useScreenServices } from '../../screen/ScreenRoot.tsx';
import { whenText } from './whenText.ts';
import { ZoneName } from './ZoneName.tsx';

/**
 * Time of an event: days for an all-day event, otherwise times in the place's time zone, which is named if it isn't the
 * reader's.
 */
export function EventWhen({ event }: { event: Pick<Event, 'start' | 'end' | 'all_day' | 'timezone'> }) {
  const intl = useIntl();
  const { clock } = useScreenServices();
  const { start, all_day: allDay, timezone } = event;
  const when = capitalized(whenText(event, intl.locale, clock()), intl.locale);
  if (allDay) return when;
  return (
    <Stack gap="none">
      <Text as="span">{when}</Text>
      <ZoneName zone={timezone} at={start} />
    </Stack>
  );
}
