import { Button, Fieldset, Grid, Inline, Stack } from '@school/ui';
import { FormFullPhone } from '../../forms/FormFullPhone.tsx';
import { FormTextField } from '../../forms/FormTextField.tsx';
import { useFormRows } from '../../forms/useFormRows.ts';
import { useText } from '../../intl/useText.ts';
import { contactFields, emptyPhone, type PhoneRow } from './contactValues.ts';
import { mostRows, RemoveRow } from './RemoveRow.tsx';

const columns = { narrow: 1, medium: 2 } as const;

/** Rows for a contact's phone numbers, each with a label. */
export function PhoneRows() {
  const t = useText();
  const { rows, error, add, remove } = useFormRows<PhoneRow>('phones', {
    empty: emptyPhone,
    toField: (index) => `phones[${index}].number`,
  });
  return (
    <Fieldset label={t(contactFields.phones.label)} error={error}>
      <Stack gap="l">
        {rows.map((_, index) => (
          <Grid key={index} columns={columns} gap="xl">
            <FormFullPhone
              name={`phones[${index}].number`}
              extensionName={`phones[${index}].extension`}
              label={t('contacts.form.phone', { number: index + 1, count: rows.length })}
            />
            <FormTextField
              name={`phones[${index}].label`}
              label={t('contacts.form.phoneLabel')}
              placeholder={t('contacts.form.phoneLabelExample')}
              optional
              autoComplete="off"
              dir="auto"
              labelEnd={
                <RemoveRow
                  shown={rows.length > 1}
                  label={t('contacts.form.removePhone', { number: index + 1 })}
                  onRemove={() => remove(index)}
                />
              }
            />
          </Grid>
        ))}
        {rows.length < mostRows && (
          <Inline>
            <Button icon="plus" onClick={add}>
              {t('contacts.form.addPhone')}
            </Button>
          </Inline>
        )}
      </Stack>
    </Fieldset>
  );
}
