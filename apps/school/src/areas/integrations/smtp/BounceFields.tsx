import type { SmtpSettings } from '@school/domain';
import { Fieldset, Grid, Notice, Text } from '@school/ui';
import { FormCheckbox } from '../../../forms/FormCheckbox.tsx';
import { FormSelect } from '../../../forms/FormSelect.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { useFieldProps } from '../../../forms/useFieldProps.ts';
import { useFormValue } from '../../../forms/useFormValue.ts';
import { LabelledTime } from '../../../intl/LabelledTime.tsx';
import { useText } from '../../../intl/useText.ts';
import { wordsOfProblem } from '../problemMessages.ts';
import { StoredPasswordField } from '../StoredPasswordField.tsx';
import { smtpFields, type SmtpValues } from './smtpValues.ts';
import { useEncryptions } from './useEncryptions.ts';

const pair = { narrow: 1, medium: 2 } as const;

/** Fields of the mailbox that receives reports about undelivered emails, and the result of its last reading. */
export function BounceFields({ mailbox }: { mailbox: SmtpSettings['bounces'] }) {
  const t = useText();
  const field = useFieldProps(smtpFields);
  const reads = useFormValue<SmtpValues, 'bounces'>('bounces');
  const encryptions = useEncryptions();
  const readAt = mailbox?.checked_at;
  return (
    <Fieldset label={t('integrations.smtp.bounces.label')} help={t('integrations.smtp.bounces.about')}>
      <FormCheckbox {...field('bounces')} />
      {reads && (
        <>
          <Grid columns={pair} gap="l">
            <FormTextField
              {...field('bounceHost')}
              placeholder="imap.example.com"
              autoComplete="off"
              autoCapitalize="off"
              dir="ltr"
            />
            <Grid columns={2} gap="l">
              <FormTextField {...field('bouncePort')} inputMode="numeric" autoComplete="off" dir="ltr" />
              <FormSelect {...field('bounceEncryption')} options={encryptions} />
            </Grid>
            <FormTextField {...field('bounceUsername')} autoComplete="off" autoCapitalize="off" dir="ltr" />
            <StoredPasswordField
              hasPassword={mailbox?.has_password ?? false}
              label={smtpFields.bouncePassword.label}
              name="bouncePassword"
              changingName="bounceChanging"
            />
          </Grid>
          {mailbox?.problem && (
            <Notice tone="critical">
              {t('integrations.smtp.bounces.failed', { reason: t(wordsOfProblem(mailbox.problem)) })}
            </Notice>
          )}
          {readAt && (
            <Text size="small" tone="quiet">
              <LabelledTime label={t('integrations.lastChecked')} value={readAt} />
            </Text>
          )}
        </>
      )}
    </Fieldset>
  );
}
