import { Button, Stack } from '@school/ui';
import type { ComponentProps } from 'react';
import { useText } from '../intl/useText.ts';
import { FormDateTimeField } from './FormDateTimeField.tsx';
import { tomorrowMorning } from './tomorrowMorning.ts';
import { useFormChange } from './useFormValue.ts';

/** Form field for the moment when something is sent or published, with a button for tomorrow at 8:00. */
export function FormScheduleField(props: ComponentProps<typeof FormDateTimeField>) {
  const t = useText();
  const change = useFormChange<Record<string, string>>();
  const { name, timeZone } = props;
  return (
    <Stack gap="s" align="start">
      <FormDateTimeField {...props} />
      {timeZone && (
        <Button size="s" icon="clock" onClick={() => change(name, tomorrowMorning(new Date(), timeZone))}>
          {t('forms.tomorrowMorning')}
        </Button>
      )}
    </Stack>
  );
}
