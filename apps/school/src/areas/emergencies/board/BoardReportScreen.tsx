import { Page, Skeleton } from '@school/ui';
import { useText } from '../../../intl/useText.ts';
import { useQuery } from '../../../data/useQuery.ts';
import { useRouteValues } from '../../../router/useRouteValues.ts';
import { Failed } from '../../../screen/Failed.tsx';
import { useScreen } from '../../../screen/ScreenRoot.tsx';
import { boardPaths } from '../paths.ts';
import { BoardReport } from './BoardReport.tsx';
import { reportLabel } from './reportLabel.ts';

/** The report of an emergency or drill, laid out for print. */
export function BoardReportScreen() {
  const t = useText();
  const { id } = useRouteValues(boardPaths.report);
  const { data, problem, reload } = useQuery('getNotificationBoard', { path: { id } });
  const notification = data?.notification;
  const title = notification && t(reportLabel(notification));
  useScreen(notification ? { title, headTitle: `${title} · ${notification.title}` } : {});
  if (data) return <BoardReport board={data} />;
  const failed = problem && (
    <Failed whole problem={problem} onRetry={reload} instead={{ missing: 'notification.missing' }} />
  );
  return <Page {...(failed && { state: failed })}>{!failed && <Skeleton shape="box" height={320} />}</Page>;
}
