import type { QuotedMessage } from '@school/domain';

/** A message that waits on the device. */
export type MessagePayload = {
  conversationId: string;
  body: string;
  files: readonly File[];
  replyTo: QuotedMessage | null;
  /** Whether it is a copy of a message of another conversation. */
  forwarded?: boolean;
};
