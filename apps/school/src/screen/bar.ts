import type { IconName } from '@school/ui';

/** Content of the app bar above a screen. */
export type BarContent = {
  title: string;
  primaryAction?: { label: string; icon: IconName; href: string } | undefined;
  /** Whether the screen has its own footer, which hides the bottom bar. */
  ownFoot: boolean;
};

/** Store of the app bar: it stays mounted, and each screen sets its content. */
export type Bar = {
  get(): BarContent;
  subscribe(listener: () => void): () => void;
  set(content: BarContent): void;
};

export function createBar(): Bar {
  const listeners = new Set<() => void>();
  let content: BarContent = { title: '', ownFoot: false };
  return {
    get: () => content,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      content = next;
      for (const listener of listeners) listener();
    },
  };
}
