import { Text } from '@school/ui';
import { useIntl } from 'react-intl';
import { zoneName } from '../../intl/zones.ts';

const readersZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Name of a time zone; renders nothing if it is the reader's. */
export function ZoneName({ zone, at }: { zone: string; at: string }) {
  const { locale } = useIntl();
  if (zone === readersZone()) return null;
  return (
    <Text as="span" size="small" tone="quiet">
      {zoneName(locale, zone, new Date(at))}
    </Text>
  );
}
