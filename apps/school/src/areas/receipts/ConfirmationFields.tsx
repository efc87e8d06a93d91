import { Stack } from '@school/ui';
import { useCollege } from '../../data/DataRoot.tsx';
import { FormCheckbox } from '../../forms/FormCheckbox.tsx';
import { FormDatePicker } from '../../forms/FormDatePicker.tsx';
import { useFieldProps } from '../../forms/useFieldProps.ts';
import { useFormValue } from '../../forms/useFormValue.ts';
import { toLocalDay } from '../../intl/localTime.ts';
import { useText } from '../../intl/useText.ts';
import { useScreenServices } from '../../screen/ScreenRoot.tsx';
import { confirmationFields, type ConfirmationValues } from './confirmationValues.ts';

/**
 * Fields that request a confirmation of the readers, until a day in the school's time zone.
 *
 * @param props.published Whether the record is already published: its day may have passed.
 */
export function ConfirmationFields({ published = false }: { published?: boolean }) {
  const t = useText();
  const field = useFieldProps(confirmationFields);
  const { clock } = useScreenServices();
  const timeZone = useCollege()?.setting.timezone;
  const isRequested = useFormValue<ConfirmationValues, 'requestsConfirmation'>('requestsConfirmation');
  const today = toLocalDay(clock(), timeZone);
  return (
    <Stack gap="m">
      <FormCheckbox {...field('requestsConfirmation')} help={t('receipts.requestHelp')} />
      {isRequested && (
        <FormDatePicker
          {...field('confirmBy')}
          help={t('receipts.confirmByHelp')}
          min={published ? undefined : today}
          required
        />
      )}
    </Stack>
  );
}
