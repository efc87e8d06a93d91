import { Box, Skeleton, SkeletonGroup } from '@school/ui';
import type { ReactNode } from 'react';
import { useSession } from '../../../data/DataRoot.tsx';
import { useQuery } from '../../../data/useQuery.ts';
import { useText } from '../../../intl/useText.ts';
import { Failed } from '../../../shell/Failed.tsx';
import { LoadedThread } from './LoadedThread.tsx';
import { ThreadHeader } from './ThreadHeader.tsx';
import { useThread } from './useThread.ts';

/** One conversation. Mount it with the id as key. */
export function Thread(props: { id: string; startSeq: number | undefined; actions?: ReactNode }) {
  const { id, startSeq, actions } = props;
  const t = useText();
  const { user } = useSession();
  const conversation = useQuery('getConversation', { path: { id } });
  const thread = useThread(id, startSeq, user?.id ?? '');
  const gone = conversation.problem?.kind === 'missing' || conversation.problem?.kind === 'forbidden';
  const problem = gone || !conversation.data ? conversation.problem : !thread.window && thread.problem;
  if (problem) {
    const reload = () => {
      conversation.reload();
      void thread.loadNewest();
    };
    return (
      <>
        <ThreadHeader conversation={undefined} />
        <Box padding="l">
          <Failed
            problem={problem}
            onRetry={reload}
            instead={{ missing: 'messenger.gone', forbidden: 'messenger.gone' }}
          />
        </Box>
      </>
    );
  }
  if (!conversation.data || !thread.window || !user) {
    return (
      <>
        <ThreadHeader conversation={conversation.data?.data} />
        <Box padding="l">
          <SkeletonGroup label={t('app.loading')}>
            <Skeleton shape="box" height={320} />
          </SkeletonGroup>
        </Box>
      </>
    );
  }
  return (
    <LoadedThread
      conversation={conversation.data.data}
      thread={thread}
      window={thread.window}
      startSeq={startSeq}
      me={user.id}
      actions={actions}
    />
  );
}
