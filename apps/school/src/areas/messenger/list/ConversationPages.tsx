import { Box, ConversationList, Skeleton, SkeletonGroup, Stack } from '@school/ui';
import { usePageList } from '../../../data/usePageList.ts';
import { useText } from '../../../intl/useText.ts';
import { EmptyList } from '../../../lists/EmptyList.tsx';
import { MoreRows } from '../../../lists/MoreRows.tsx';
import { Failed } from '../../../screen/Failed.tsx';
import { useConversationActions } from '../settings/useConversationActions.ts';
import { useConversationRows } from './useConversationRows.ts';

/** List state without filters. */
const whole = { narrowed: false, clear: () => undefined };
const pageSize = 30;

/** The archived conversations, or the others, with the actions of each. */
export function ConversationPages({ archived, selected }: { archived: boolean; selected: string }) {
  const t = useText();
  const pages = usePageList('listConversations', {
    query: { per_page: pageSize, archived },
  });
  const { rows, problem, more, reload } = pages;
  // A change that the server has not confirmed yet moves its row at once.
  const shown = (rows ?? [])
    .filter(({ settings }) => settings.archived === archived)
    .sort((one, other) => Number(other.settings.pinned) - Number(one.settings.pinned));
  const conversations = useConversationRows(shown, selected);
  const { menu } = useConversationActions();
  if (!rows && problem) return <Failed problem={problem} onRetry={reload} />;
  if (!rows) {
    return (
      <SkeletonGroup label={t('app.loading')}>
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} shape="box" height={68} />
        ))}
      </SkeletonGroup>
    );
  }
  if (shown.length === 0 && !more) {
    return (
      <EmptyList
        list={whole}
        icon={archived ? 'archive' : 'message-square'}
        title={t(archived ? 'messenger.archived.none' : 'messenger.none')}
        body={t(archived ? 'messenger.archived.noneBody' : 'messenger.noneBody')}
      />
    );
  }
  return (
    <Stack gap="s">
      <ConversationList
        label={t(archived ? 'messenger.archived' : 'messenger.conversations')}
        conversations={conversations}
        selected={selected}
        actions={(id) => {
          const conversation = shown.find((one) => one.id === id);
          return conversation ? menu(conversation) : [];
        }}
      />
      {more && (
        <Box padding="s">
          <MoreRows pages={pages} label={t('messenger.moreConversations')} />
        </Box>
      )}
    </Stack>
  );
}
