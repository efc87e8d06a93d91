import { Button, Heading, Inline, MessageBubble, Stack, Text } from '@school/ui';
import { useState } from 'react';
import { saveFile } from '../../../data/saveFile.ts';
import { useText } from '../../../intl/useText.ts';
import { useCopy } from '../../../screen/useCopy.ts';
import { useMessageOutbox } from '../useMessageOutbox.ts';
import type { ComposerState } from './useComposer.ts';

type Unsent = { id: string; sentAt: string; body: string; files: readonly File[]; discard(): void };

/** What the user wrote in a conversation that can no longer be opened: to copy, save or delete. Renders nothing without. */
export function UnsentMessages(props: { conversationId: string; composer: ComposerState }) {
  const { conversationId, composer } = props;
  const t = useText();
  const { outbox, waiting } = useMessageOutbox();
  const [openedAt] = useState(() => new Date().toISOString());
  const unsent: Unsent[] = waiting
    .filter(({ queue }) => queue === conversationId)
    .map(({ id, seq, createdAt, payload: { body, files } }) => ({
      id,
      sentAt: createdAt,
      body,
      files,
      discard: () => void outbox?.remove(seq),
    }));
  const files = composer.files.map(({ file }) => file);
  if (composer.body.trim() !== '' || files.length > 0)
    unsent.push({ id: '', sentAt: openedAt, body: composer.body, files, discard: composer.discard });
  if (unsent.length === 0) return null;
  return (
    <Stack as="section" gap="m" aria-label={t('messenger.unsent')}>
      <Stack gap="xs">
        <Heading level={3} size="strong">
          {t('messenger.unsent')}
        </Heading>
        <Text tone="quiet">{t('messenger.unsentHelp')}</Text>
      </Stack>
      {unsent.map((message) => (
        <UnsentMessage key={message.id} {...message} />
      ))}
    </Stack>
  );
}

function UnsentMessage({ sentAt, body, files, discard }: Omit<Unsent, 'id'>) {
  const t = useText();
  const copy = useCopy();
  return (
    <MessageBubble
      author=""
      own
      sentAt={sentAt}
      {...(body && { text: body })}
      attachments={
        <Inline gap="s" justify="end">
          {body && (
            <Button size="s" icon="copy" onClick={() => void copy(body)}>
              {t('messenger.copy')}
            </Button>
          )}
          {files.map((file, at) => (
            <Button key={at} size="s" icon="download" onClick={() => saveFile(document, file, file.name)}>
              {t('messenger.downloadFile', { name: file.name })}
            </Button>
          ))}
        </Inline>
      }
      receipt={{ status: 'failed' }}
      onDiscard={discard}
    />
  );
}
