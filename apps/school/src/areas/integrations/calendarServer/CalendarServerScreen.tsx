import { type CalendarSettings } from '@school/domain';
import { Page } from '@school/ui';
import { useQuery } from '../../../data/useQuery.ts';
import { IntegrationSkeleton } from '../IntegrationFrame.tsx';
import { IntegrationPanes } from '../IntegrationPanes.tsx';
import { useFormRound } from '../../../forms/useFormRound.ts';
import { useText } from '../../../intl/useText.ts';
import { Failed } from '../../../screen/Failed.tsx';
import { useScreen } from '../../../screen/ScreenRoot.tsx';
import { CalendarForm } from './CalendarForm.tsx';

/** Screen of the calendar server that events are copied to. */
export function CalendarServerScreen() {
  const t = useText();
  const { data, problem, reload } = useQuery('getCalendarSettings', {});
  useScreen({ headTitle: t('integrations.calendar.title'), ownFoot: data !== undefined });

  return (
    <IntegrationPanes open="calendar">
      {data ? (
        <CalendarPage settings={data.data} />
      ) : problem ? (
        <Page state={<Failed whole problem={problem} onRetry={reload} />} />
      ) : (
        <IntegrationSkeleton />
      )}
    </IntegrationPanes>
  );
}

/** Resets the form after a save with the saved settings. */
function CalendarPage({ settings }: { settings: CalendarSettings }) {
  const { round, noteSaved } = useFormRound(settings.version);
  return <CalendarForm key={round} settings={settings} onSaved={noteSaved} />;
}
