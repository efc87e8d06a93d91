import { Text } from '@school/ui';
import { useIntl } from 'react-intl';
import { useText } from '../intl/useText.ts';

const readersZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** By whose clock times are told; nothing where it is the reader's own. */
export function ZoneName({ zone, at }: { zone: string; at: string }) {
  const t = useText();
  const intl = useIntl();
  if (zone === readersZone()) return null;
  const name = intl
    .formatDateToParts(at, { timeZone: zone, timeZoneName: 'longGeneric' })
    .find(({ type }) => type === 'timeZoneName')?.value;
  return (
    <Text as="span" size="small" tone="quiet">
      {t('events.zone', { zone: name ?? zone })}
    </Text>
  );
}
