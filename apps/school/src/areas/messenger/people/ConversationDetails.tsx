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
import { type ReactNode, useState } from 'react';
import { useSession } from '../../../data/DataRoot.tsx';
import { useText } from '../../../intl/useText.ts';
import { userPaths } from '../../users/paths.ts';
import { MuteButton } from '../settings/MuteButton.tsx';
import { AddMembersDialog } from './AddMembersDialog.tsx';
import { conversationName, otherPerson } from '../conversationName.ts';
import { ConversationFiles } from './ConversationFiles.tsx';
import { EditGroupDialog } from './EditGroupDialog.tsx';
import { GroupMembers } from './GroupMembers.tsx';
import { useLeaving } from './useLeaving.ts';

type DetailsProps = {
  conversation: Conversation;
  /** Called after the user has left the group. */
  onLeft(): void;
  /** Receives the sequence number of a message to show. */
  onShowMessage(seq: number): void;
};

/**
 * Details of a conversation: the other person, or the group with its members, and the files of both.
 *
 * @param props.onClose Without it there is no close button.
 */
export function ConversationDetails({ onClose, ...props }: DetailsProps & { onClose?(): void }) {
  const t = useText();
  const { conversation, onShowMessage } = props;
  const { user } = useSession();
  const other = otherPerson(conversation, user?.id);
  const name = conversationName(conversation, user?.id) || t('messenger.formerMember');
  const isGroup = conversation.kind === 'group';
  const files = <ConversationFiles conversationId={conversation.id} onShowMessage={onShowMessage} />;
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
          <GroupDetails key={conversation.id} {...props}>
            {files}
          </GroupDetails>
        ) : (
          <>
            <Inline gap="s" justify="center">
              <MuteButton conversation={conversation} />
              {other && user && allows(user, 'users.view') && (
                <LinkButton icon="user" href={userPaths.detail.href({ id: other.id })}>
                  {t('messenger.details.profile')}
                </LinkButton>
              )}
            </Inline>
            {files}
          </>
        )}
      </Stack>
    </Box>
  );
}

function GroupDetails({ conversation, onLeft, children }: DetailsProps & { children: ReactNode }) {
  const t = useText();
  const { user } = useSession();
  const [dialog, setDialog] = useState<'add' | 'edit' | null>(null);
  const { leave, rejected } = useLeaving(conversation, onLeft);
  const close = () => setDialog(null);
  const { update } = conversation.can;
  return (
    <>
      <Inline gap="s" justify="center">
        <MuteButton conversation={conversation} />
        {update && user && allows(user, 'users.view') && (
          <Button icon="user-plus" aria-label={t('messenger.details.add')} onClick={() => setDialog('add')}>
            {t('messenger.details.addSubmit')}
          </Button>
        )}
        {update && (
          <Button icon="pencil" aria-label={t('messenger.details.edit')} onClick={() => setDialog('edit')}>
            {t('messenger.edit')}
          </Button>
        )}
      </Inline>
      <Divider />
      <GroupMembers group={conversation} />
      {children}
      <Divider />
      {rejected && (
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
