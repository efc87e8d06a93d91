import { supportedZone } from '@school/text';
import { Text } from '@school/ui';
import { useIntl } from 'react-intl';
import { ZoneNote } from '../../intl/ZoneNote.tsx';
import { zoneName } from '../../intl/zones.ts';

const readersZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Name of a time zone; renders nothing if it is the reader's, and a note if this browser doesn't know it. */
export function ZoneName({ zone, at }: { zone: string; at: string }) {
  const { locale } = useIntl();
  if (zone === readersZone()) return null;
  if (supportedZone(zone) !== zone) return <ZoneNote zone={zone} />;
  return (
    <Text as="span" size="small" tone="quiet">
      {zoneName(locale, zone, new Date(at))}
    </Text>
  );
}
