import { Checkbox, Grid, Stack } from '@school/ui';
import { FormDatePicker } from '../../forms/FormDatePicker.tsx';
import { FormDateTimeField } from '../../forms/FormDateTimeField.tsx';
import { useFormField } from '../../forms/useFormField.ts';
import { useFormChange, useFormValue } from '../../forms/useFormValue.ts';
import { useText } from '../../intl/useText.ts';
import { asAllDay, endAfter, eventFields, type EventValues } from './eventValues.ts';
import { useFieldProps } from '../../forms/useFieldProps.ts';

/** Fields for the time of an event: in the time zone of its place, or all-day. A change of the start moves the end too. */
export function EventTimeFields() {
  const t = useText();
  const field = useFieldProps(eventFields);
  const change = useFormChange<EventValues>();
  const allDay = useFormValue<EventValues, 'allDay'>('allDay');
  // Registered here too: otherwise the fields would lose their state while the all-day switch replaces the pickers.
  const { value: start } = useFormField('start', '');
  const { value: end } = useFormField('end', '');
  const zone = useFormValue<EventValues, 'zone'>('zone');
  const follow = (next: string, before: string) => change('end', endAfter({ end, allDay }, next, before));

  return (
    <Stack gap="l">
      <Checkbox
        label={t(eventFields.allDay.label)}
        checked={allDay}
        onCheckedChange={(checked) => {
          const times = asAllDay({ start, end, zone }, checked);
          change('allDay', checked);
          change('start', times.start);
          change('end', times.end);
        }}
      />
      <Grid columns={{ medium: 2, wide: 2 }} gap="l">
        {allDay ? (
          <>
            <FormDatePicker key="day" name="start" label={t('events.form.firstDay')} onChanged={follow} />
            <FormDatePicker key="lastDay" name="end" label={t('events.form.lastDay')} />
          </>
        ) : (
          <>
            <FormDateTimeField key="start" {...field('start')} timeZone={zone} onChanged={follow} />
            <FormDateTimeField key="end" {...field('end')} timeZone={zone} />
          </>
        )}
      </Grid>
    </Stack>
  );
}
