import { Text } from '@school/ui';
import { useIntl } from 'react-intl';
import { zoneName } from '../intl/zones.ts';

const readersZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** By whose clock times are told; nothing where it is the reader's own. */
export function ZoneName({ zone, at }: { zone: string; at: string }) {
  const { locale } = useIntl();
  if (zone === readersZone()) return null;
  return (
    <Text as="span" size="small" tone="quiet">
      {zoneName(locale, zone, new Date(at))}
    </Text>
  );
}
