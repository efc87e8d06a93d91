import { type SmtpSettings } from '@school/domain';
import { Page } from '@school/ui';
import { useQuery } from '../../../data/useQuery.ts';
import { IntegrationSkeleton } from '../IntegrationFrame.tsx';
import { IntegrationPanes } from '../IntegrationPanes.tsx';
import { useFormRound } from '../../../forms/useFormRound.ts';
import { useText } from '../../../intl/useText.ts';
import { Failed } from '../../../screen/Failed.tsx';
import { useScreen } from '../../../screen/ScreenRoot.tsx';
import { SmtpForm } from './SmtpForm.tsx';

/** Screen of the mail server. */
export function SmtpScreen() {
  const t = useText();
  const { data, problem, reload } = useQuery('getSmtpSettings', {});
  useScreen({ headTitle: t('integrations.smtp.title'), ownFoot: data !== undefined });

  return (
    <IntegrationPanes open="smtp">
      {data ? (
        <SmtpPage settings={data.data} />
      ) : problem ? (
        <Page state={<Failed whole problem={problem} onRetry={reload} />} />
      ) : (
        <IntegrationSkeleton />
      )}
    </IntegrationPanes>
  );
}

/** Resets the form after a save with the saved settings. */
function SmtpPage({ settings }: { settings: SmtpSettings }) {
  const { round, noteSaved } = useFormRound(settings.version);
  // Another person may have removed the mail server: then there is nothing to merge.
  const key = settings.host === null ? 'new' : round;
  return <SmtpForm key={key} settings={settings} onSaved={noteSaved} />;
}
