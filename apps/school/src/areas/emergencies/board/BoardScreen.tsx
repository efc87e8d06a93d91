import { Page, Skeleton, SkeletonGroup } from '@school/ui';
import { useText } from '../../../intl/useText.ts';
import { useRouteValues } from '../../../router/useRouteValues.ts';
import { Failed } from '../../../screen/Failed.tsx';
import { useScreen } from '../../../screen/ScreenRoot.tsx';
import { boardPaths } from '../paths.ts';
import { LiveBoard } from './LiveBoard.tsx';
import { useBoard } from './useBoard.ts';

/** The live board of an emergency or drill: who is safe, who needs help and who has not answered. */
export function BoardScreen() {
  const { id } = useRouteValues(boardPaths.board);
  return <OneBoard key={id} id={id} />;
}

function OneBoard({ id }: { id: string }) {
  const t = useText();
  const { data: board, problem, reload } = useBoard(id);
  const { closed_at, mode, title } = board?.notification ?? {};
  const running = mode === 'drill' ? t('board.titleDrill') : t('board.titleReal');
  useScreen({ title: closed_at === null ? running : undefined, ...(title && { headTitle: title }) });
  if (board) return <LiveBoard board={board} onReload={reload} />;
  if (problem) {
    return (
      <Page
        state={
          <Failed whole problem={problem} onRetry={reload} instead={{ missing: 'notification.missing' }} />
        }
      />
    );
  }
  return (
    <Page>
      <SkeletonGroup label={t('app.loading')}>
        <Skeleton shape="text" height={40} width="60%" />
        <Skeleton shape="box" height={24} />
        <Skeleton shape="box" height={320} />
      </SkeletonGroup>
    </Page>
  );
}
