import { useMemo } from 'react';
import { FormCombobox } from '../../forms/FormCombobox.tsx';
import { useFormValue } from '../../forms/useFormValue.ts';
import { useZoneName } from '../../intl/useZoneName.ts';
import { ZoneNote } from '../../intl/ZoneNote.tsx';
import { chileanZones, zonesWith } from '../../intl/zones.ts';

/** Field for the time zone of a place or of the school. */
export function ZoneField(props: { label: string; help: string; current: string }) {
  const { current } = props;
  const formatZone = useZoneName();
  const options = useMemo(
    () =>
      zonesWith(current).map((zone) => {
        const id = zone.replaceAll('_', ' ');
        // Names only near time zones: naming all takes long, and forty of them share one name.
        const isNear = chileanZones.includes(zone) || zone === current;
        return isNear
          ? { value: zone, label: formatZone(zone), description: id }
          : { value: zone, label: id };
      }),
    [current, formatZone],
  );
  const chosen = useFormValue<{ timezone: string }, 'timezone'>('timezone');
  const help = (
    <>
      {props.help} {chosen && <ZoneNote zone={chosen} />}
    </>
  );
  return <FormCombobox name="timezone" label={props.label} help={help} options={options} />;
}
