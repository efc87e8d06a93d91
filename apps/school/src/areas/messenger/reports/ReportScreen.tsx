import { Page, Skeleton, SkeletonGroup } from '@school/ui';
import { useQuery } from '../../../data/useQuery.ts';
import { useText } from '../../../intl/useText.ts';
import { useRouteValues } from '../../../router/useRouteValues.ts';
import { Failed } from '../../../screen/Failed.tsx';
import { useScreen } from '../../../screen/ScreenRoot.tsx';
import { messengerPaths } from '../paths.ts';
import { ReportFacts } from './ReportFacts.tsx';

/** A report with its evidence. */
export function ReportScreen() {
  useScreen();
  const { id } = useRouteValues(messengerPaths.report);
  return <OneReport key={id} id={id} />;
}

function OneReport({ id }: { id: string }) {
  const t = useText();
  const { data, problem, reload } = useQuery('getMessageReport', { path: { id } });
  if (data) return <ReportFacts report={data.data} />;
  if (problem) {
    const instead = { missing: 'messageReports.missing' } as const;
    return <Page state={<Failed whole problem={problem} onRetry={reload} instead={instead} />} />;
  }
  return (
    <Page width="form">
      <SkeletonGroup label={t('app.loading')}>
        <Skeleton shape="text" height={40} width="60%" />
        <Skeleton shape="box" height={320} />
      </SkeletonGroup>
    </Page>
  );
}
