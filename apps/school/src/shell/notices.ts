import type { Message } from '../intl/problemText.ts';

/** Something to be told in passing, whatever screen is shown by then. */
export type PassingNotice = { tone: 'positive' | 'critical' | 'info'; message: Message };

/** Notices on their way from where they happen to where they are shown. */
export type Notices = {
  tell(notice: PassingNotice): void;
  /** Those told before somebody listened are given at once. */
  listen(listener: (notice: PassingNotice) => void): () => void;
};

export function createNotices(): Notices {
  const waiting: PassingNotice[] = [];
  const listeners = new Set<(notice: PassingNotice) => void>();
  return {
    tell(notice) {
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
