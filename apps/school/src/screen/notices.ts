import type { MessageId } from '../intl/messages.ts';
import type { Message } from '../intl/problemText.ts';

/** A message that is shown for a moment, on the screen that is then open. */
export type Toast = {
  tone: 'positive' | 'critical' | 'info';
  message: Message;
  /** A button beside the message, such as “Undo”. */
  action?: { label: MessageId; onSelect(): void };
};

/** Passes toasts from their source to the component that shows them. */
export type Notices = {
  /** The provider ended the session, and no one has signed in or out since: sign-in says so. */
  sessionEnded?: boolean;
  notify(notice: Toast): void;
  /** Toasts from before the first listener are delivered at once. */
  listen(listener: (notice: Toast) => void): () => void;
};

export function createNotices(): Notices {
  const pending: Toast[] = [];
  const listeners = new Set<(notice: Toast) => void>();
  return {
    notify(notice) {
      if (listeners.size === 0) pending.push(notice);
      for (const listener of listeners) listener(notice);
    },
    listen(listener) {
      listeners.add(listener);
      for (const notice of pending.splice(0)) listener(notice);
      return () => listeners.delete(listener);
    },
  };
}
