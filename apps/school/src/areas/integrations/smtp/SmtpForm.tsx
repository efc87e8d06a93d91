import type { SmtpSettings } from '@school/domain';
import { Button, Stack } from '@school/ui';
import { useLocation } from 'wouter';
import { useDeletion } from '../../../actions/useDeletion.ts';
import { useCommand } from '../../../data/useCommand.ts';
import { useLookup } from '../../../data/useLookup.ts';
import { DraftedForm } from '../../../forms/DraftedForm.tsx';
import { IntegrationHead } from '../IntegrationFrame.tsx';
import { useText } from '../../../intl/useText.ts';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';
import { SmtpFields } from './SmtpFields.tsx';
import { SmtpTest } from './SmtpTest.tsx';
import { smtpFields, valuesOf, writeOf } from './smtpValues.ts';
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
  const { notices } = useScreenServices();
  const { run } = useCommand('updateSmtpSettings');
  const lookUp = useLookup('getSmtpSettings');
  return (
    <DraftedForm
      label={t('integrations.smtp.title')}
      values={valuesOf(settings)}
      version={settings.version}
      notify={notices.notify}
      readCurrent={async () => {
        const now = await lookUp({});
        return now.ok ? { values: valuesOf(now.data.data), version: now.data.data.version } : null;
      }}
      draftName="smtp"
      fields={smtpFields}
      loadValidator={loadValidator}
      requestOf={writeOf}
      onSend={(body, { version, idempotencyKey }) =>
        run({ body, ifMatch: version ?? settings.version, idempotencyKey })
      }
      onSent={({ data }) => {
        notices.notify({ tone: 'positive', message: { id: 'integrations.smtp.saved' } });
        props.onSaved(data.version);
      }}
      onCancel={() => navigate(integrationPaths.list.href())}
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
