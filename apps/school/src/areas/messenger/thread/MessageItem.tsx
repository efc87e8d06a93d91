import type { Conversation, Message, QuotedMessage } from '@school/domain';
import { Avatar, EmojiPicker, type EmojiPreferences, MessageBubble } from '@school/ui';
import { useText } from '../../../intl/useText.ts';
import { countReaders, toReceipt } from '../conversationName.ts';
import { MessageFiles } from './MessageFiles.tsx';
import { type MessageActions, useMessageMenu } from './useMessageMenu.ts';

/** The reactions at the top of a message's actions. */
const quickReactions = ['👍', '❤️', '😂', '😮', '🙏', '🎉'];

/** A message of the server. */
export function MessageItem(props: {
  message: Message;
  conversation: Conversation;
  me: string;
  grouped: boolean;
  continued: boolean;
  actions: MessageActions;
  emoji: EmojiPreferences;
  onReact(message: Message, emoji: string): void;
  onJump(quoted: QuotedMessage): void;
}) {
  const {
    message,
    conversation,
    me,
    grouped,
    continued,
    actions,
    emoji: preferences,
    onReact,
    onJump,
  } = props;
  const { author, body, attachments, reply_to, forwarded, reactions, created_at, seq } = message;
  const t = useText();
  const isOwn = author.id === me;
  const items = useMessageMenu(message, isOwn, actions);
  const readers = isOwn ? countReaders(conversation, seq, me) : 0;
  const group = conversation.kind === 'group';
  return (
    <MessageBubble
      author={author.name}
      avatar={<Avatar name={author.name} src={author.avatar} size={32} aria-hidden />}
      own={isOwn}
      grouped={grouped}
      continued={continued}
      sentAt={created_at}
      {...(body && { text: body })}
      forwarded={forwarded}
      edited={message.edited_at !== null}
      deleted={message.deleted_at !== null}
      actions={items}
      quickReactions={quickReactions}
      renderReactionPicker={(picker) => <EmojiPicker {...preferences} {...picker} />}
      reactions={reactions.map(({ emoji, count, mine, people }) => ({
        emoji,
        count,
        own: mine,
        names: people.map(({ id, name }) => (id === me ? t('messenger.member.you') : name)),
      }))}
      onReactionToggle={(emoji) => onReact(message, emoji)}
      {...(reply_to && {
        quote: {
          author: reply_to.author.name,
          text: quotedText(t, reply_to),
          onJump: () => onJump(reply_to),
        },
      })}
      {...(attachments.length > 0 && { attachments: <MessageFiles files={attachments} /> })}
      {...(isOwn &&
        !message.deleted_at && {
          receipt: {
            status: toReceipt(conversation, seq, me),
            ...(group && readers > 0 && { readBy: readers }),
          },
        })}
    />
  );
}

/** Returns the text of a quotation: of a deleted message or of one with files only, what it was. */
export function quotedText(
  t: ReturnType<typeof useText>,
  { excerpt, deleted, attachments_count }: QuotedMessage,
): string {
  if (deleted) return t('messenger.deletedMessage');
  return excerpt || t('messenger.files', { count: attachments_count });
}
