import type { UiMessages } from '@school/ui';
import type { IntlConfig } from 'react-intl';
import { isLiteralText, toLiteralMessage } from './literalMessage.ts';
import type { Locale } from './messages.ts';
import { type MessageFile, messageFiles, type Messages, type MessagePart } from './messageFiles.ts';

/** Messages of a language: those of the app and of the kit. */
export type Catalogue = { messages: NonNullable<IntlConfig['messages']>; kit: UiMessages };

/** An empty catalogue until a language is loaded. */
export const noMessages: Catalogue = { messages: {} as Catalogue['messages'], kit: {} as UiMessages };

function loadPart(locale: Locale, part: MessagePart): Promise<MessageFile> {
  const load = messageFiles[part][locale];
  if (!load) throw new Error(`school: locales/${locale}.json is missing.`);
  return load();
}

/**
 * Loads the messages of one language.
 * @throws If a file can't be loaded, for example offline.
 */
export async function loadCatalogue(locale: Locale, parts: readonly MessagePart[]): Promise<Catalogue> {
  const files = await Promise.all(parts.map((part) => loadPart(locale, part)));
  return {
    // Components on public routes have their messages in the basic part.
    kit: Object.assign({}, ...files.map((file) => file.messages)) as UiMessages,
    messages: parsed(Object.assign({}, ...files.map((file) => file.default)) as Messages),
  };
}

/** A build has no parser, so that its messages are text only where they need none. */
const parsed = (messages: Messages) =>
  Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [
      id,
      typeof message === 'string' && isLiteralText(message) ? toLiteralMessage(message) : message,
    ]),
  ) as Catalogue['messages'];
