import { parseMessageSearch, selectsMessages } from '@school/domain';
import { Box, EmptyState, IconButton, Inline, isComposing, SearchField, Stack } from '@school/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../../intl/useText.ts';
import { MessageResults } from './MessageResults.tsx';

/** Delay after the last character before the search, in milliseconds. */
const pause = 250;

/** Maximum length of a query in the contract. */
const longest = 120;

/**
 * Searches the messages of the user's conversations. Arrow keys move between field and results, Escape closes.
 *
 * @param props.onOpen Receives the conversation and the sequence number of the chosen message.
 */
export function MessageSearch(props: { onOpen(conversationId: string, seq: number): void; onClose(): void }) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLElement>(null);
  const hasWords = selectsMessages(parseMessageSearch(words));

  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed]);

  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target } = event;
    if (isComposing(event.nativeEvent) || !(target instanceof HTMLElement)) return;
    if (key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      props.onClose();
    } else if (key === 'ArrowDown' && target === field.current) {
      const first = panel.current?.querySelector<HTMLElement>('[data-index="0"] button');
      if (!first) return;
      event.preventDefault();
      first.focus();
    } else if (key === 'ArrowUp' && target.closest('[data-index="0"]')) {
      event.preventDefault();
      event.stopPropagation();
      field.current?.focus();
    }
  };
  return (
    <Box
      as="section"
      role="search"
      aria-label={t('messenger.search')}
      ref={panel}
      onKeyDownCapture={moveByKey}
    >
      <Stack gap="m">
        <Inline gap="xs" wrap={false}>
          <SearchField
            ref={field}
            label={t('messenger.search')}
            value={typed}
            onValueChange={setTyped}
            maxLength={longest}
            enterKeyHint="search"
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !isComposing(event.nativeEvent)) setWords(typed.trim());
            }}
          />
          <IconButton icon="x" variant="plain" label={t('messenger.search.close')} onClick={props.onClose} />
        </Inline>
        {hasWords ? (
          <MessageResults key={words} words={words} onOpen={props.onOpen} />
        ) : (
          <EmptyState
            icon="search"
            title={t('messenger.search.start')}
            body={t('messenger.search.startBody')}
          />
        )}
      </Stack>
    </Box>
  );
}
