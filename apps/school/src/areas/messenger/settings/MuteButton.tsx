import type { Conversation } from '@school/domain';
import { Button, Menu } from '@school/ui';
import { useText } from '../../../intl/useText.ts';
import { useConversationActions } from './useConversationActions.ts';

/** Mutes the conversation for a chosen time, or ends muting. */
export function MuteButton({ conversation }: { conversation: Conversation }) {
  const t = useText();
  const { mute } = useConversationActions();
  const label = t('messenger.details.mute');
  const actions = mute(conversation);
  const [unmute] = actions;
  if (conversation.settings.muted && unmute) {
    return (
      <Button icon="volume-2" onClick={unmute.onSelect}>
        {unmute.label}
      </Button>
    );
  }
  return <Menu label={label} items={actions} trigger={<Button icon="volume-off">{label}</Button>} />;
}
