import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from './messages.ts';

/** What a sentence's placeholders stand for. */
export type MessageValues = Record<string, string | number | Date>;

/** Gives a sentence in the reader's language. */
export type TextOf = (id: MessageId, values?: MessageValues) => string;

/** Reads sentences in the reader's language. */
export function useText(): TextOf {
  const { formatMessage } = useIntl();
  return useCallback((id, values) => formatMessage({ id }, values), [formatMessage]);
}
