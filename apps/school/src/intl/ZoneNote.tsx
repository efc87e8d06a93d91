import { supportedZone } from '@school/text';
import { Text } from '@school/ui';
import { useText } from './useText.ts';
import { useZoneName } from './useZoneName.ts';

/** Says in which time zone times are shown where this browser doesn't know theirs; renders nothing for a known one. */
export function ZoneNote({ zone }: { zone: string }) {
  const t = useText();
  const formatZone = useZoneName();
  const shown = supportedZone(zone);
  if (shown === zone) return null;
  return (
    <Text as="span" size="small" tone="quiet">
      {t('timezone.unsupported', {
        zone,
        shown: formatZone(shown ?? new Intl.DateTimeFormat().resolvedOptions().timeZone),
      })}
    </Text>
  );
}
