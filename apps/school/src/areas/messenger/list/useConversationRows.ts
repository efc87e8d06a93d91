import type { Conversation, Message } from '@school/domain';
import type { Conversation as ConversationRow } from '@school/ui';
import { useSession, useSources } from '../../../data/DataRoot.tsx';
import { useText } from '../../../intl/useText.ts';
import { conversationName, otherPerson, toReceipt } from '../conversationName.ts';
import { messengerPaths } from '../paths.ts';
import { useMessageOutbox } from '../useMessageOutbox.ts';
import { useOnlineMembers } from '../presence/useOnlineMembers.ts';
import { readMessageDraft } from '../thread/messageDraft.ts';

/** Converts conversations to the rows of the list: with what waits on this device, and with drafts. */
export function useConversationRows(
  conversations: readonly Conversation[],
  selected: string,
): readonly ConversationRow[] {
  const t = useText();
  const { storage } = useSources();
  const { user } = useSession();
  const { waiting } = useMessageOutbox();
  const online = useOnlineMembers();
  const me = user?.id;

  const toPreview = ({ body, attachments, deleted_at }: Message) => {
    if (deleted_at) return t('messenger.deletedMessage');
    return body || t('messenger.files', { count: attachments.length });
  };

  return conversations.map((conversation) => {
    const { id, kind, last_message: last, unread_count, updated_at, settings } = conversation;
    const other = otherPerson(conversation, me);
    const isOwn = last !== null && last.author.id === me;
    const unsent = waiting.findLast(({ queue }) => queue === id);
    const draft = me && id !== selected ? readMessageDraft(storage, me, id)?.body : undefined;
    return {
      id,
      name: conversationName(conversation, me) || t('messenger.formerMember'),
      href: messengerPaths.conversation.href({ id }),
      picture: other?.avatar ?? null,
      ...(other && online.has(other.id) && { presence: 'online' as const }),
      group: kind === 'group',
      unread: unread_count,
      muted: settings.muted,
      pinned: settings.pinned,
      sentAt: unsent?.createdAt ?? updated_at,
      ...(last && !isOwn && kind === 'group' && { previewAuthor: last.author.name }),
      ...(last && { preview: toPreview(last), own: isOwn }),
      ...(isOwn && last && { receipt: toReceipt(conversation, last.seq, me) }),
      ...(unsent && {
        preview: unsent.payload.body || t('messenger.files', { count: unsent.payload.files.length }),
        own: true,
        receipt: unsent.problem ? ('failed' as const) : ('waiting' as const),
      }),
      ...(draft && { draft }),
    };
  });
}
