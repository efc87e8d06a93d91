import type { Conversation } from '@school/domain';
import { Inline, Presence, Text } from '@school/ui';
import { useSession } from '../../../data/DataRoot.tsx';
import { useText } from '../../../intl/useText.ts';
import { otherPerson } from '../conversationName.ts';
import { useOnlineMembers } from './useOnlineMembers.ts';

/** Whether the other person is online; of a group how many members it has, and how many of the others are online. */
export function MemberPresence({ conversation }: { conversation: Conversation }) {
  const t = useText();
  const { user } = useSession();
  const online = useOnlineMembers();
  const { kind, members } = conversation;
  if (kind === 'direct') {
    const other = otherPerson(conversation, user?.id);
    return other && online.has(other.id) && <Presence status="online" />;
  }
  const count = members.filter((member) => online.has(member.user.id)).length;
  return (
    <Inline gap="s">
      <Text as="span" size="small" tone="quiet">
        {t('messenger.members', { count: members.length })}
      </Text>
      {count > 0 && <Presence status="online">{t('messenger.online', { count })}</Presence>}
    </Inline>
  );
}
