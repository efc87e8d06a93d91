import type { Conversation } from '@school/domain';
import { Avatar, Box, Divider, Heading, IconButton, Inline, Stack } from '@school/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '../../../data/DataRoot.tsx';
import { useText } from '../../../intl/useText.ts';
import { lastVisit } from '../../../screen/visitHistory.ts';
import { useNarrow } from '../../../viewport/useNarrow.ts';
import { ConversationMenu } from '../settings/ConversationMenu.tsx';
import { conversationName, otherPerson } from '../conversationName.ts';
import { messengerPaths } from '../paths.ts';
import { MemberPresence } from '../presence/MemberPresence.tsx';

const list = messengerPaths.conversation.href({});

/** Name and actions of the open conversation; on a phone with the button back to the list. */
export function ThreadHeader(props: { conversation: Conversation | undefined; children?: ReactNode }) {
  const { conversation, children } = props;
  const t = useText();
  const narrow = useNarrow();
  const [, navigate] = useLocation();
  const { user } = useSession();
  const goBack = () => {
    const last = lastVisit((path) => path === list);
    if (last) window.history.go(-last.steps);
    else navigate(list, { replace: true });
  };
  const name = conversation && (conversationName(conversation, user?.id) || t('messenger.formerMember'));
  return (
    <>
      <Box as="header" paddingX="l" paddingY="m">
        <Inline gap="s" justify="between" wrap={false}>
          <Inline gap="s" wrap={false}>
            {narrow && (
              <IconButton icon="arrow-left" variant="plain" label={t('messenger.back')} onClick={goBack} />
            )}
            {conversation && name && (
              <>
                <Avatar
                  name={name}
                  src={otherPerson(conversation, user?.id)?.avatar ?? null}
                  shape={conversation.kind === 'group' ? 'square' : 'circle'}
                  aria-hidden
                />
                <Stack>
                  <Heading level={2} size="strong">
                    <bdi>{name}</bdi>
                  </Heading>
                  <MemberPresence conversation={conversation} />
                </Stack>
              </>
            )}
          </Inline>
          <Inline gap="xs" wrap={false}>
            {conversation && (
              <ConversationMenu conversation={conversation} {...(narrow && { onUnread: goBack })} />
            )}
            {children}
          </Inline>
        </Inline>
      </Box>
      <Divider />
    </>
  );
}
