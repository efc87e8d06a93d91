import { Select } from '@school/ui';
import { useCollege } from '../../data/DataRoot.tsx';
import { useFormField } from '../../forms/useFormField.ts';
import { useFormChange, useFormValue } from '../../forms/useFormValue.ts';
import { useText } from '../../intl/useText.ts';
import { moveToZone } from '../../intl/localTime.ts';
import { eventFields, type EventValues } from './eventValues.ts';
import { useZoneOfPlace } from './useZones.ts';

/** Value of the "none" option, because an empty value means no selection. */
const none = 'none';

/** Field for the place of an event, which sets its time zone: 18:30 stays 18:30 there. */
export function EventPlaceField() {
  const t = useText();
  const places = useCollege()?.places ?? [];
  const getZone = useZoneOfPlace();
  const change = useFormChange<EventValues>();
  const [zone, start, end] = [
    useFormValue<EventValues, 'zone'>('zone'),
    useFormValue<EventValues, 'start'>('start'),
    useFormValue<EventValues, 'end'>('end'),
  ];
  const allDay = useFormValue<EventValues, 'allDay'>('allDay');
  const { settled: _settled, ...field } = useFormField('place', '');
  return (
    <Select
      {...field}
      label={t(eventFields.place.label)}
      value={field.value || none}
      onValueChange={(value) => {
        const place = value === none ? '' : value;
        const next = getZone(place);
        field.onValueChange(place);
        change('zone', next);
        if (allDay) return;
        change('start', moveToZone(start, zone, next));
        change('end', moveToZone(end, zone, next));
      }}
      options={[
        { value: none, label: t('events.form.noPlace') },
        ...places.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
