import { type Message, parseMessageSearch } from '@school/domain';
import {
  Box,
  Button,
  type Conversation as ResultRow,
  ConversationList,
  EmptyState,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
} from '@school/ui';
import { useSession } from '../../../data/DataRoot.tsx';
import { usePages } from '../../../data/usePages.ts';
import { useText } from '../../../intl/useText.ts';
import { isolate } from '../../../intl/isolate.ts';
import { Failed } from '../../../screen/Failed.tsx';
import { conversationName, otherPerson } from '../conversationName.ts';
import { matchedParts } from '../../../search/matchedParts.ts';
import { useConversationsById } from './useConversationsById.ts';

const pageSize = 20;

/** The text around the first match, or the names of the files of a message without a text. */
const toPreview = ({ body, attachments }: Message, searchText: string) =>
  matchedParts(body || attachments.map(({ name }) => name).join(', '), searchText);

/** Messages that match the words, the newest first. */
export function MessageResults(props: { words: string; onOpen(conversationId: string, seq: number): void }) {
  const t = useText();
  const { words, onOpen } = props;
  const query = { q: words, limit: pageSize };
  const { text: searchText } = parseMessageSearch(words);
  const { rows, problem, more, loadingMore, loadMore, reload } = usePages('searchMessages', { query });
  const { user } = useSession();
  const messages = rows ?? [];
  const conversations = useConversationsById(messages.map((message) => message.conversation_id));
  if (problem) return <Failed problem={problem} onRetry={reload} />;
  if (!rows) {
    return (
      <SkeletonGroup label={t('app.loading')}>
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} shape="box" height={68} />
        ))}
      </SkeletonGroup>
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState
        icon="search"
        title={t('messenger.search.none', { words: isolate(words) })}
        body={t('messenger.search.noneBody')}
        role="status"
      />
    );
  }
  const results = rows.map((message): ResultRow => {
    const conversation = conversations[message.conversation_id];
    const isOwn = message.author.id === user?.id;
    const name = conversation && conversationName(conversation, user?.id);
    return {
      id: message.id,
      name: name || t(conversation ? 'messenger.formerMember' : 'messenger.conversation'),
      group: conversation?.kind !== 'direct',
      picture: (conversation && otherPerson(conversation, user?.id)?.avatar) ?? null,
      own: isOwn,
      ...(!isOwn && conversation?.kind !== 'direct' && { previewAuthor: message.author.name }),
      preview: toPreview(message, searchText).map(({ text, matched }, at) =>
        matched ? <strong key={at}>{text}</strong> : text,
      ),
      sentAt: message.created_at,
    };
  });
  return (
    <Stack gap="s">
      <Box paddingX="m">
        <Text role="status" size="small" tone="quiet">
          {t('messenger.search.results', { count: rows.length })}
        </Text>
      </Box>
      <ConversationList
        label={t('messenger.search.found')}
        conversations={results}
        onSelect={(id) => {
          const message = rows.find((row) => row.id === id);
          if (message) onOpen(message.conversation_id, message.seq);
        }}
      />
      {more && (
        <Button fullWidth loading={loadingMore} onClick={loadMore}>
          {t('messenger.search.more')}
        </Button>
      )}
    </Stack>
  );
}
