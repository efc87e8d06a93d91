import type { OperationId, SmtpSettings } from '@school/domain';
import { Button, Stack } from '@school/ui';
import { useDeletion } from '../../actions/useDeletion.ts';
import { useCommand } from '../../data/useCommand.ts';
import { DraftedForm } from '../../forms/DraftedForm.tsx';
import { IntegrationHead } from '../../integrations/IntegrationFrame.tsx';
import type { MessageId } from '../../intl/messages.ts';
import { useText } from '../../intl/useText.ts';
import { useNavigation } from '../../navigation/NavigationRoot.tsx';
import { useShell } from '../../shell/ShellRoot.tsx';
import { SmtpFields } from './SmtpFields.tsx';
import { SmtpTest } from './SmtpTest.tsx';
import { smtpFieldNames, type SmtpValues, valuesOf, writeOf } from './smtpValues.ts';

const loadValidator = () => import('./smtpRules.ts').then((file) => file.smtpRules);

const outdated: readonly OperationId[] = ['getSmtpSettings', 'listIntegrations', 'listAudit'];
const unkept: readonly (keyof SmtpValues)[] = ['password', 'changing'];

const refusals: Record<string, MessageId> = {
  host: 'validation.host.format',
  port: 'validation.port.range',
  username: 'validation.required',
  password: 'integrations.form.passwordAgain',
  fromName: 'validation.required',
  fromAddress: 'validation.email.format',
  replyTo: 'validation.email.format',
};

/** Names the mail server, or changes what is known of it; tries it out. */
export function SmtpForm({ settings }: { settings: SmtpSettings }) {
  const t = useText();
  const navigation = useNavigation();
  const { notices } = useShell();
  const { run } = useCommand('updateSmtpSettings', outdated);
  return (
    <DraftedForm
      label={t('integrations.smtp.title')}
      values={valuesOf(settings)}
      draftName="smtp"
      unkept={unkept}
      loadValidator={loadValidator}
      fieldNames={smtpFieldNames}
      refusals={refusals}
      requestOf={writeOf}
      onSend={(body, { idempotencyKey }) => run({ body, idempotencyKey })}
      onSent={() => notices.tell({ tone: 'positive', message: { id: 'integrations.smtp.saved' } })}
      onCancel={() => navigation.navigate('/admin/integrations')}
    >
      <IntegrationHead title={t('integrations.smtp.title')} about={t('integrations.smtp.about')} />
      {settings.host !== null && <SmtpTest settings={settings} />}
      <SmtpFields kept={settings.has_password} />
      {settings.host !== null && <RemoveSmtp />}
    </DraftedForm>
  );
}

/** Takes the settings away. */
function RemoveSmtp() {
  const t = useText();
  const remove = useDeletion('deleteSmtpSettings', outdated);
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
