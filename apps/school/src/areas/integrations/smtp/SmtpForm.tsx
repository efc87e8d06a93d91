import type { SmtpSettings } from '@school/domain';
import { Button, Stack } from '@school/ui';
import { useLocation } from 'wouter';
import { useDeletion } from '../../../actions/useDeletion.ts';
import { DraftedForm } from '../../../forms/DraftedForm.tsx';
import { useRecordForm } from '../../../forms/useRecordForm.ts';
import { IntegrationHead } from '../IntegrationFrame.tsx';
import { useText } from '../../../intl/useText.ts';
import { SmtpFields } from './SmtpFields.tsx';
import { SmtpTest } from './SmtpTest.tsx';
import { smtpFields, smtpToFormValues, toSmtpRequest } from './smtpValues.ts';
import { integrationPaths } from '../paths.ts';

const loadValidator = () => import('./smtpRules.ts').then((file) => file.smtpRules);

/** Form of the mail server's settings, with a test. */
export function SmtpForm(props: {
  settings: SmtpSettings;
  /** Called with the saved version. */
  onSaved(version: number): void;
}) {
  const { settings } = props;
  const t = useText();
  const [, navigate] = useLocation();
  const { onSent, ...form } = useRecordForm({
    record: settings,
    read: 'getSmtpSettings',
    update: 'updateSmtpSettings',
    toValues: smtpToFormValues,
    changed: 'integrations.smtp.saved',
    onDone: (changed) => (changed ? props.onSaved(changed.version) : navigate(integrationPaths.list.href())),
  });
  return (
    <DraftedForm
      label={t('integrations.smtp.title')}
      {...form}
      draftName="smtp"
      fields={smtpFields}
      loadValidator={loadValidator}
      toRequest={toSmtpRequest}
      onSent={({ data }) => onSent(data)}
    >
      <IntegrationHead title={t('integrations.smtp.title')} about={t('integrations.smtp.about')} />
      {settings.host !== null && <SmtpTest settings={settings} />}
      <SmtpFields settings={settings} />
      {settings.host !== null && <RemoveSmtp />}
    </DraftedForm>
  );
}

/** Button that removes the settings. */
function RemoveSmtp() {
  const t = useText();
  const remove = useDeletion('deleteSmtpSettings');
  return (
    <Stack align="start">
      <Button
        tone="critical"
        variant="plain"
        icon="trash-2"
        onClick={() =>
          void remove({
            id: '',
            title: t('integrations.smtp.removeTitle'),
            body: t('integrations.smtp.removeBody'),
            confirmLabel: t('integrations.smtp.remove'),
            done: 'integrations.smtp.removed',
          })
        }
      >
        {t('integrations.smtp.remove')}
      </Button>
    </Stack>
  );
}
