import { Button, Fieldset, Grid, Inline, Stack } from '@school/ui';
import { FormTextField } from '../../forms/FormTextField.tsx';
import { useFormRows } from '../../forms/useFormRows.ts';
import { useText } from '../../intl/useText.ts';
import { mostRows, RemoveRow } from './RemoveRow.tsx';
import { contactFields } from './contactValues.ts';

const pair = { narrow: 1, medium: 2 } as const;

/** Rows for a contact's e-mail addresses. */
export function EmailRows() {
  const t = useText();
  const { rows, error, add, remove } = useFormRows<string>('emails', {
    empty: '',
    toField: (index) => `emails[${index}]`,
  });
  return (
    <Fieldset label={t(contactFields.emails.label)} error={error}>
      <Stack gap="l">
        <Grid columns={pair} gap="xl">
          {rows.map((_, index) => (
            <FormTextField
              key={index}
              name={`emails[${index}]`}
              type="email"
              label={t('contacts.form.email', { number: index + 1, count: rows.length })}
              optional
              autoComplete="off"
              labelEnd={
                <RemoveRow
                  shown={rows.length > 1}
                  label={t('contacts.form.removeEmail', { number: index + 1 })}
                  onRemove={() => remove(index)}
                />
              }
            />
          ))}
        </Grid>
        {rows.length < mostRows && (
          <Inline>
            <Button icon="plus" onClick={add}>
              {t('contacts.form.addEmail')}
            </Button>
          </Inline>
        )}
      </Stack>
    </Fieldset>
  );
}
