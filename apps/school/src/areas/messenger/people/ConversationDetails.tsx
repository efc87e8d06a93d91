import { allows, type Conversation } from '@school/domain';
import {
  Avatar,
  Box,
  Button,
  Divider,
  Heading,
  IconButton,
  Inline,
  LinkButton,
  Notice,
  Stack,
  Text,
} from '@school/ui';
import { useState } from 'react';
import { useSession } from '../../../data/DataRoot.tsx';
import { useText } from '../../../intl/useText.ts';
import { userPaths } from '../../users/paths.ts';
import { AddMembersDialog } from './AddMembersDialog.tsx';
import { conversationName, otherPerson } from '../conversationName.ts';
import { EditGroupDialog } from './EditGroupDialog.tsx';
import { GroupMembers } from './GroupMembers.tsx';
import { useLeaving } from './useLeaving.ts';

type DetailsProps = {
  conversation: Conversation;
  /** Called after the user has left the group. */
  onLeft(): void;
};

/**
 * Details of a conversation: the other person, or the group with its members.
 *
 * @param props.onClose Without it there is no close button.
 */
export function ConversationDetails({ onClose, ...props }: DetailsProps & { onClose?(): void }) {
  const t = useText();
  const { conversation } = props;
  const { user } = useSession();
  const other = otherPerson(conversation, user?.id);
  const name = conversationName(conversation, user?.id) || t('messenger.formerMember');
  const isGroup = conversation.kind === 'group';
  return (
    <Box as="section" padding="l" aria-label={t('messenger.details.label')}>
      <Stack gap="l">
        {onClose && (
          <Inline justify="end">
            <IconButton icon="x" label={t('messenger.details.close')} variant="plain" onClick={onClose} />
          </Inline>
        )}
        <Stack gap="s" align="center">
          <Avatar
            name={name}
            src={other?.avatar ?? null}
            size={72}
            shape={isGroup ? 'square' : 'circle'}
            aria-hidden
          />
          <Heading level={2} dir="auto">
            {name}
          </Heading>
          {conversation.description && (
            <Text size="small" tone="quiet" align="center" dir="auto">
              {conversation.description}
            </Text>
          )}
        </Stack>
        {isGroup ? (
          <GroupDetails key={conversation.id} {...props} />
        ) : (
          other &&
          user &&
          allows(user, 'users.view') && (
            <Inline justify="center">
              <LinkButton icon="user" href={userPaths.detail.href({ id: other.id })}>
                {t('messenger.details.profile')}
              </LinkButton>
            </Inline>
          )
        )}
      </Stack>
    </Box>
  );
}

function GroupDetails({ conversation, onLeft }: DetailsProps) {
  const t = useText();
  const { user } = useSession();
  const [dialog, setDialog] = useState<'add' | 'edit' | null>(null);
  const { leave, refused } = useLeaving(conversation, onLeft);
  const close = () => setDialog(null);
  const { update } = conversation.can;
  return (
    <>
      {update && (
        <Inline gap="s" justify="center">
          <Button icon="pencil" onClick={() => setDialog('edit')}>
            {t('messenger.details.edit')}
          </Button>
          {user && allows(user, 'users.view') && (
            <Button icon="user-plus" onClick={() => setDialog('add')}>
              {t('messenger.details.add')}
            </Button>
          )}
        </Inline>
      )}
      <Divider />
      <GroupMembers group={conversation} />
      <Divider />
      {refused && (
        <Notice tone="caution" role="alert">
          {t('messenger.details.lastOwner')}
        </Notice>
      )}
      <Button icon="log-out" variant="plain" tone="critical" onClick={leave}>
        {t('messenger.details.leave')}
      </Button>
      {dialog === 'edit' && <EditGroupDialog group={conversation} onClose={close} />}
      {dialog === 'add' && <AddMembersDialog group={conversation} onClose={close} />}
    </>
  );
}
