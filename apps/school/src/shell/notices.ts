import type { Message } from '../intl/problemText.ts';

/** Something to be told in passing, whatever screen is shown by then. */
export type Toast = { tone: 'positive' | 'critical' | 'info'; message: Message };

/** Notices on their way from where they happen to where they are shown. */
export type Notices = {
  notify(notice: Toast): void;
  /** Those told before somebody listened are given at once. */
  listen(listener: (notice: Toast) => void): () => void;
};

export function createNotices(): Notices {
  const waiting: Toast[] = [];
  const listeners = new Set<(notice: Toast) => void>();
  return {
    notify(notice) {
      if (listeners.size === 0) waiting.push(notice);
      for (const listener of listeners) listener(notice);
    },
    listen(listener) {
      listeners.add(listener);
      for (const notice of waiting.splice(0)) listener(notice);
      return () => listeners.delete(listener);
    },
  };
}
