import { useMemo } from 'react';
import { FormCombobox } from '../forms/FormCombobox.tsx';
import { useZoneName } from '../intl/useZoneName.ts';
import { chileanZones, zonesWith } from '../intl/zones.ts';

/** By which clock a place, or the school, lives. */
export function ZoneField(props: { label: string; help: string; current: string }) {
  const { current } = props;
  const nameOf = useZoneName();
  const options = useMemo(
    () =>
      zonesWith(current).map((zone) => {
        const id = zone.replaceAll('_', ' ');
        // Names of all zones of the world would take long to ask for, and forty of them share one.
        const isNear = chileanZones.includes(zone) || zone === current;
        return isNear ? { value: zone, label: nameOf(zone), description: id } : { value: zone, label: id };
      }),
    [current, nameOf],
  );
  return <FormCombobox name="timezone" label={props.label} help={props.help} options={options} />;
}
