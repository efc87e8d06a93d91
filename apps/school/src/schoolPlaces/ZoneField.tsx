import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { FormCombobox } from '../forms/FormCombobox.tsx';
import { useText } from '../intl/useText.ts';
import { useShell } from '../shell/ShellRoot.tsx';
import { chileanZones, clockName, zonesWith } from './zones.ts';

/** By which clock a place lives. */
export function ZoneField({ current }: { current: string }) {
  const t = useText();
  const { locale } = useIntl();
  const { clock } = useShell();
  const options = useMemo(
    () =>
      zonesWith(current).map((zone) => ({
        value: zone,
        label: zone.replaceAll('_', ' '),
        // Names of all zones of the world would take long to ask for.
        ...(chileanZones.includes(zone) && { description: clockName(locale, zone, clock()) }),
      })),
    [current, locale, clock],
  );
  return (
    <FormCombobox
      name="timezone"
      label={t('places.form.timezone')}
      help={t('places.form.timezoneHelp')}
      options={options}
    />
  );
}
