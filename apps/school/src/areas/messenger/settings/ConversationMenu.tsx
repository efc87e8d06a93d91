import type { Conversation } from '@school/domain';
import { IconButton, Menu } from '@school/ui';
import { useText } from '../../../intl/useText.ts';
import { useConversationActions } from './useConversationActions.ts';

/** The user's own settings of the open conversation. */
export function ConversationMenu(props: { conversation: Conversation; onUnread?: () => void }) {
  const t = useText();
  const { menu } = useConversationActions(props.onUnread);
  const label = t('messenger.actions');
  return (
    <Menu
      label={label}
      align="end"
      items={menu(props.conversation)}
      trigger={<IconButton icon="ellipsis" variant="plain" label={label} />}
    />
  );
}
