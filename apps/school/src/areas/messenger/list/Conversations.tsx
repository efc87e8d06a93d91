import { Button, Heading, IconButton, Inline, Stack } from '@school/ui';
import { useEffect, useRef, useState } from 'react';
import { useQuery } from '../../../data/useQuery.ts';
import { useText } from '../../../intl/useText.ts';
import { ConversationPages } from './ConversationPages.tsx';

/** One archived conversation is enough to learn how many there are. */
const countOnly = { query: { archived: true, per_page: 1 } } as const;

/** The user's conversations, pinned ones first, then the latest first; the archived ones behind a button. */
export function Conversations({ selected }: { selected: string }) {
  const t = useText();
  const [isArchive, setArchive] = useState(false);
  const count = useQuery('listConversations', countOnly).data?.meta.total ?? 0;
  const toggle = useRef<HTMLButtonElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    // The pressed button was replaced by its counterpart.
    if (!isFirst.current) toggle.current?.focus();
    isFirst.current = false;
  }, [isArchive]);
  return (
    <Stack gap="s">
      {isArchive ? (
        <Inline gap="s" wrap={false}>
          <IconButton
            ref={toggle}
            icon="arrow-left"
            variant="plain"
            label={t('messenger.back')}
            onClick={() => setArchive(false)}
          />
          <Heading level={2} size="strong">
            {t('messenger.archived')}
          </Heading>
        </Inline>
      ) : (
        count > 0 && (
          <Inline>
            <Button ref={toggle} icon="archive" variant="plain" onClick={() => setArchive(true)}>
              {t('messenger.archived.open', { count })}
            </Button>
          </Inline>
        )
      )}
      <ConversationPages key={String(isArchive)} archived={isArchive} selected={selected} />
    </Stack>
  );
}
