import type source from './en.json';

/** Ids of the app's messages; English is the source, so an id that it lacks doesn't compile. */
export type MessageId = keyof typeof source;

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- react-intl and @formatjs/intl read the ids from here.
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}
