import type { SmtpSettings } from '@school/domain';
import { Button, Stack } from '@school/ui';
import { useDeletion } from '../../../actions/useDeletion.ts';
import { useCommand } from '../../../data/useCommand.ts';
import { useLookup } from '../../../data/useLookup.ts';
import type { ComparedField } from '../../../forms/compared.ts';
import { DraftedForm } from '../../../forms/DraftedForm.tsx';
import { IntegrationHead } from '../IntegrationFrame.tsx';
import type { MessageId } from '../../../intl/messages.ts';
import { useText } from '../../../intl/useText.ts';
import type { Translate } from '../../../intl/createTranslator.ts';
import { useNavigation } from '../../../router/NavigationRoot.tsx';
import { useShell } from '../../../shell/ShellRoot.tsx';
import { SmtpFields } from './SmtpFields.tsx';
import { SmtpTest } from './SmtpTest.tsx';
import { smtpFieldNames, type SmtpValues, valuesOf, writeOf } from './smtpValues.ts';
import { integrationPaths } from '../paths.ts';

const loadValidator = () => import('./smtpRules.ts').then((file) => file.smtpRules);

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

/** Fields that the conflict dialog compares. */
const comparedFields = (t: Translate): ComparedField<SmtpValues>[] => [
  { name: 'host', label: t('integrations.smtp.host') },
  { name: 'port', label: t('integrations.smtp.port') },
  {
    name: 'encryption',
    label: t('integrations.smtp.encryption'),
    textOf: ({ encryption }) =>
      encryption === 'none' ? t('integrations.smtp.noEncryption') : encryption.toUpperCase(),
  },
  {
    name: 'login',
    label: t('integrations.smtp.login'),
    textOf: ({ login }) => t(login ? 'school.yes' : 'school.no'),
  },
  { name: 'username', label: t('integrations.form.username') },
  { name: 'fromName', label: t('integrations.smtp.fromName') },
  { name: 'fromAddress', label: t('integrations.smtp.fromAddress') },
  { name: 'replyTo', label: t('integrations.smtp.replyTo') },
];

/** Form of the mail server's settings, with a test. */
export function SmtpForm(props: {
  settings: SmtpSettings;
  /** Called with the saved version. */
  onSaved(version: number): void;
}) {
  const { settings } = props;
  const t = useText();
  const navigation = useNavigation();
  const { notices } = useShell();
  const { run } = useCommand('updateSmtpSettings');
  const lookUp = useLookup('getSmtpSettings');
  return (
    <DraftedForm
      label={t('integrations.smtp.title')}
      values={valuesOf(settings)}
      version={settings.version}
      notify={notices.notify}
      compared={comparedFields(t)}
      readCurrent={async () => {
        const now = await lookUp({});
        return now.ok ? { values: valuesOf(now.data.data), version: now.data.data.version } : null;
      }}
      draftName="smtp"
      unkept={unkept}
      loadValidator={loadValidator}
      fieldNames={smtpFieldNames}
      refusals={refusals}
      requestOf={writeOf}
      onSend={(body, { version, idempotencyKey }) =>
        run({ body, ifMatch: version ?? settings.version, idempotencyKey })
      }
      onSent={({ data }) => {
        notices.notify({ tone: 'positive', message: { id: 'integrations.smtp.saved' } });
        props.onSaved(data.version);
      }}
      onCancel={() => navigation.navigate(integrationPaths.list.href())}
    >
      <IntegrationHead title={t('integrations.smtp.title')} about={t('integrations.smtp.about')} />
      {settings.host !== null && <SmtpTest settings={settings} />}
      <SmtpFields hasPassword={settings.has_password} />
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
