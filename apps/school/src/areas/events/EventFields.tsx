import { type EventStatus, eventWriteLimits } from '@school/domain';
import { Stack } from '@school/ui';
import { useState } from 'react';
import { FormAudience } from '../../audience/FormAudience.tsx';
import { FormCheckbox } from '../../forms/FormCheckbox.tsx';
import { FormRadioGroup } from '../../forms/FormRadioGroup.tsx';
import { FormTextArea } from '../../forms/FormTextArea.tsx';
import { FormTextField } from '../../forms/FormTextField.tsx';
import { useFormValue } from '../../forms/useFormValue.ts';
import { useText } from '../../intl/useText.ts';
import { EventPlaceField } from './EventPlaceField.tsx';
import { EventTimeFields } from './EventTimeFields.tsx';
import type { EventValues } from './eventValues.ts';

/** Maximum length of a name in the contract, in characters. */

/** Fields of an event. */
export function EventFields() {
  const t = useText();
  const status = useFormValue<EventValues, 'status'>('status');
  // A cancelled event may stay cancelled or be restored.
  const [calledOff] = useState(status === 'cancelled');
  const statuses: EventStatus[] = ['confirmed', 'tentative', ...(calledOff ? ['cancelled' as const] : [])];
  return (
    <Stack gap="xl">
      <FormTextField
        name="name"
        label={t('events.form.name')}
        counter={{ max: eventWriteLimits.name }}
        autoComplete="off"
        dir="auto"
      />
      <EventTimeFields />
      <EventPlaceField />
      <FormTextField
        name="address"
        label={t('events.form.address')}
        help={t('events.form.addressHelp')}
        autoComplete="off"
        dir="auto"
        optional
      />
      <FormTextArea name="description" label={t('events.form.description')} rows={4} dir="auto" optional />
      <FormRadioGroup
        name="status"
        label={t('events.form.status')}
        options={statuses.map((value) => ({
          value,
          label: t(`events.status.${value}`),
          help: value === 'tentative' ? t('events.form.tentativeHelp') : undefined,
        }))}
      />
      <FormAudience name="audience" label={t('events.form.audience')} right="events.write" />
      <FormCheckbox name="sync" label={t('events.form.sync')} help={t('events.form.syncHelp')} />
    </Stack>
  );
}
