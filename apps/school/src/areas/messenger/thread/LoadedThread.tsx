import type { Conversation } from '@school/domain';
import { getPunctuation } from '@school/text';
import { Box, MessageList, Notice, Stack, TypingIndicator } from '@school/ui';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../../intl/useText.ts';
import { conversationName } from '../conversationName.ts';
import type { MessageWindow } from '../messageWindow.ts';
import { useMessageOutbox } from '../useMessageOutbox.ts';
import { useTypingNames } from '../presence/useTypingNames.ts';
import { MessageItem } from './MessageItem.tsx';
import { ThreadComposer } from './ThreadComposer.tsx';
import { ThreadHeader } from './ThreadHeader.tsx';
import { isSameGroup, type ThreadItem, threadItems } from './threadItems.ts';
import type { ComposerState } from './useComposer.ts';
import { useEmojiPreferences } from './useEmojiPreferences.ts';
import { useJumps } from './useJumps.ts';
import { useMarkRead } from './useMarkRead.ts';
import { useMessageDialogs } from './useMessageDialogs.tsx';
import { useReactions } from './useReactions.ts';
import { useRemoveMessage } from './useRemoveMessage.ts';
import type { ThreadContent } from './useThread.ts';
import { useUnsentActions } from './useUnsentActions.ts';
import { WaitingItem } from './WaitingItem.tsx';

type LoadedThreadProps = {
  conversation: Conversation;
  thread: ThreadContent;
  window: MessageWindow;
  startSeq: number | undefined;
  jump: object | undefined;
  me: string;
  composer: ComposerState;
  actions?: ReactNode;
};

/** A conversation whose messages are loaded. */
export function LoadedThread(props: LoadedThreadProps) {
  const { conversation, thread, window, startSeq, jump, me, composer, actions } = props;
  const t = useText();
  const { colon } = getPunctuation(useIntl().locale);
  const { waiting } = useMessageOutbox();
  // What was unread when the conversation was opened stays marked while it is open.
  const [unreadSeq] = useState(conversation.unread_count > 0 ? conversation.last_read_seq + 1 : undefined);
  const [unreadCount] = useState(conversation.unread_count);
  const items = threadItems(
    window.messages,
    waiting.filter(({ queue }) => queue === conversation.id),
    me,
  );
  const { target, jumpTo, showSent } = useJumps(thread, items, {
    seq: startSeq,
    jump,
    lastSeq: conversation.last_seq,
  });
  const { forward, report, dialogs } = useMessageDialogs();
  const unsent = useUnsentActions(composer);
  const typing = useTypingNames(conversation);
  const remove = useRemoveMessage();
  const react = useReactions(thread);
  const emoji = useEmojiPreferences();
  const last = window.messages.at(-1)?.seq;
  useMarkRead(conversation, thread.atEnd && !window.hasNewer ? last : undefined);

  const send = async () => {
    const key = await composer.send();
    if (key === undefined) return;
    // The sent message belongs after the newest ones.
    if (window.hasNewer) await thread.loadNewest();
    showSent(key);
  };
  const editLast = () => {
    const lastOwn = window.messages.findLast(
      ({ author, deleted_at, body }) => author.id === me && !deleted_at && body,
    );
    if (lastOwn) composer.edit(lastOwn);
  };

  const draw = (item: ThreadItem, index: number) => {
    const grouped = isSameGroup(items[index - 1], item);
    if (item.waiting) {
      const { waiting: entry } = item;
      return <WaitingItem entry={entry} grouped={grouped} {...unsent(entry)} />;
    }
    return (
      <MessageItem
        message={item.message}
        conversation={conversation}
        me={me}
        grouped={grouped}
        continued={isSameGroup(item, items[index + 1])}
        actions={{ reply: composer.reply, forward, edit: composer.edit, remove, report }}
        emoji={emoji}
        onReact={react}
        onJump={({ seq }) => jumpTo(seq)}
      />
    );
  };
  // A message that waits has no number.
  const firstUnread =
    unreadSeq === undefined ? undefined : items.find(({ message }) => message?.seq === unreadSeq)?.key;
  return (
    <>
      <ThreadHeader conversation={conversation}>{actions}</ThreadHeader>
      <MessageList
        label={conversationName(conversation, me) || t('messenger.formerMember')}
        items={items}
        itemKey={({ key }) => key}
        itemTime={({ sentAt }) => sentAt}
        announcement={({ message }) =>
          message && message.author.id !== me ? `${message.author.name}${colon}${message.body}` : ''
        }
        {...(firstUnread !== undefined && { firstUnread, unreadCount })}
        {...(window.hasOlder && { onLoadOlder: thread.loadOlder })}
        loadingOlder={thread.loadingOlder}
        {...(target && { target })}
        onAtEndChange={thread.setAtEnd}
      >
        {draw}
      </MessageList>
      {dialogs}
      <Box as="footer" paddingX="l" paddingY="m">
        <TypingIndicator names={typing} />
        <Stack gap="s">
          {conversation.kind === 'direct' && !conversation.reachable && (
            <Notice tone="caution">{t('messenger.unreachable')}</Notice>
          )}
          <ThreadComposer
            composer={composer}
            emoji={emoji}
            onSend={() => void send()}
            onEditLast={editLast}
          />
        </Stack>
      </Box>
    </>
  );
}
