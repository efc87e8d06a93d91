import type { IconName } from '@school/ui';

/** What the bar above a screen shows. */
export type BarContent = {
  title: string;
  primaryAction?: { label: string; icon: IconName; href: string } | undefined;
  /** The screen has a foot of its own, so the bottom bar stays away. */
  ownFoot: boolean;
};

/** The bar outlives its screens: each tells it what to show. */
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
