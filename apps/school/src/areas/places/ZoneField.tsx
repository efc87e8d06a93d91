import { useMemo } from 'react';
import { FormCombobox } from '../../forms/FormCombobox.tsx';
import { useZoneName } from '../../intl/useZoneName.ts';
import { chileanZones, zonesWith } from '../../intl/zones.ts';

/** Field for the time zone of a place or of the school. */
export function ZoneField(props: { label: string; help: string; current: string }) {
  const { current } = props;
  const nameOf = useZoneName();
  const options = useMemo(
    () =>
      zonesWith(current).map((zone) => {
        const id = zone.replaceAll('_', ' ');
        // Names only near time zones: naming all takes long, and forty of them share one name.
        const isNear = chileanZones.includes(zone) || zone === current;
        return isNear ? { value: zone, label: nameOf(zone), description: id } : { value: zone, label: id };
      }),
    [current, nameOf],
  );
  return <FormCombobox name="timezone" label={props.label} help={props.help} options={options} />;
}
