import { Box, ScrollArea, Skeleton, SkeletonGroup, Stack } from '@school/ui';
import type { ReactNode } from 'react';
import { useSession } from '../../../data/DataRoot.tsx';
import { isGone } from '../../../data/goneRecord.ts';
import { useQuery } from '../../../data/useQuery.ts';
import { useText } from '../../../intl/useText.ts';
import { Failed } from '../../../screen/Failed.tsx';
import { LoadedThread } from './LoadedThread.tsx';
import { ThreadHeader } from './ThreadHeader.tsx';
import { UnsentMessages } from './UnsentMessages.tsx';
import { useComposer } from './useComposer.ts';
import { useThread } from './useThread.ts';

/** One conversation. Mount it with the id as key. */
export function Thread(props: {
  id: string;
  /** The number of the message to show; by default the first unread or the newest. */
  startSeq: number | undefined;
  /** Another object shows the message again. */
  jump: object | undefined;
  actions?: ReactNode;
}) {
  const { id, startSeq, jump, actions } = props;
  const t = useText();
  const me = useSession().user?.id ?? '';
  const conversation = useQuery('getConversation', { path: { id } });
  const thread = useThread(id, startSeq, me);
  const composer = useComposer(id, me);
  const isClosed = conversation.problem?.kind === 'missing' || conversation.problem?.kind === 'forbidden';
  const problem = isClosed || !conversation.data ? conversation.problem : !thread.window && thread.problem;
  if (problem) {
    const reload = () => {
      conversation.reload();
      void thread.loadNewest();
    };
    return (
      <>
        <ThreadHeader conversation={undefined} />
        <ScrollArea label={t('messenger.conversation')}>
          <Box padding="l">
            <Stack gap="l">
              <Failed
                gone={isGone(conversation)}
                problem={problem}
                onRetry={reload}
                instead={{ missing: 'messenger.gone', forbidden: 'messenger.gone' }}
              />
              {isClosed && <UnsentMessages conversationId={id} composer={composer} />}
            </Stack>
          </Box>
        </ScrollArea>
      </>
    );
  }
  if (!conversation.data || !thread.window || me === '') {
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
      jump={jump}
      me={me}
      composer={composer}
      actions={actions}
    />
  );
}
