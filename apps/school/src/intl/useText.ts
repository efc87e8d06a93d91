import { createContext, use } from 'react';
import type { MessageId } from './messages.ts';

/** Values of a message's placeholders. */
export type MessageValues = Record<string, string | number | Date>;

/** Returns a message in the reader's language; the id if the message is missing or lacks a value. */
export type Translate = (id: MessageId, values?: MessageValues) => string;

/** Context with the translator; `IntlRoot` provides that of public routes, `ProtectedIntlRoot` react-intl's. */
export const TextContext = createContext<Translate | null>(null);

/** Returns the translator of plain messages; a message with tags is rendered by `RichMessage`. */
export function useText(): Translate {
  const text = use(TextContext);
  if (!text) throw new Error('useText must be used within IntlRoot.');
  return text;
}
