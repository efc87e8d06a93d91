import type { EventStatus } from '@school/domain';
import { Stack } from '@school/ui';
import { useState } from 'react';
import { FormAudience } from '../../audience/FormAudience.tsx';
import { useQuery } from '../../data/useQuery.ts';
import { FormCheckbox } from '../../forms/FormCheckbox.tsx';
import { FormRadioGroup } from '../../forms/FormRadioGroup.tsx';
import { FormTextArea } from '../../forms/FormTextArea.tsx';
import { FormTextField } from '../../forms/FormTextField.tsx';
import { useFormValue } from '../../forms/useFormValue.ts';
import { useText } from '../../intl/useText.ts';
import { EventPlaceField } from './EventPlaceField.tsx';
import { EventTimeFields } from './EventTimeFields.tsx';
import { eventFields, type EventValues } from './eventValues.ts';
import { useFieldProps } from '../../forms/useFieldProps.ts';

/** Fields of an event. */
export function EventFields() {
  const t = useText();
  const field = useFieldProps(eventFields);
  const status = useFormValue<EventValues, 'status'>('status');
  // A cancelled event may stay cancelled or be restored.
  const [calledOff] = useState(status === 'cancelled');
  const sync = useFormValue<EventValues, 'sync'>('sync');
  const [hasCopy] = useState(sync);
  const feeds = useQuery('listCalendarFeeds', {});
  // Without an answer it is unknown whether there is a calendar; the server accepts the choice in any case.
  const offersCopy = hasCopy || feeds.problem !== undefined || feeds.data?.meta.school_calendar === true;
  const statuses: EventStatus[] = ['confirmed', 'tentative', ...(calledOff ? ['cancelled' as const] : [])];
  return (
    <Stack gap="xl">
      <FormTextField {...field('name')} autoComplete="off" dir="auto" />
      <EventTimeFields />
      <EventPlaceField />
      <FormTextField
        {...field('address')}
        help={t('events.form.addressHelp')}
        autoComplete="off"
        dir="auto"
        optional
      />
      <FormTextArea {...field('description')} rows={4} dir="auto" optional />
      <FormRadioGroup
        {...field('status')}
        options={statuses.map((value) => ({
          value,
          label: t(`events.status.${value}`),
          help: value === 'tentative' ? t('events.form.tentativeHelp') : undefined,
        }))}
      />
      <FormAudience {...field('audience')} permission="events.write" />
      {offersCopy && <FormCheckbox {...field('sync')} help={t('events.form.syncHelp')} />}
    </Stack>
  );
}
