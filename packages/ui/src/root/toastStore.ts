import type { ReactNode } from 'react';
import { warnOnce } from '../internal/warnOnce.ts';

/** The kind of message of a toast. */
export type ToastTone = 'neutral' | 'positive' | 'info' | 'caution' | 'critical';

/** A short message about what just happened. */
export interface ToastOptions {
  /** A toast with the id of an earlier one replaces it. @default a new id */
  id?: string;
  /** `critical` is announced assertively and stays until closed. @default 'neutral' */
  tone?: ToastTone;
  message: ReactNode;
  /** An action: undo, try again. The toast closes when it is pressed. */
  action?: { label: string; onSelect: () => void };
  /** Milliseconds, or `null` until closed. @default 2000 (specification §9), `null` for critical */
  duration?: number | null;
}

/** A visible or queued toast. */
export interface ToastItem extends ToastOptions {
  id: string;
  tone: ToastTone;
  duration: number | null;
}

/** The maximum of visible toasts; the rest are queued. */
export const toastsAtOnce = 3;
/** Milliseconds that a toast is shown (specification §9). */
export const toastDuration = 2000;

/** Holds the toasts of one UiRoot, in their order; only errors precede queued toasts. Renders nothing. */
export interface ToastStore {
  show: (toast: ToastOptions) => string;
  dismiss: (id: string) => void;
  subscribe: (listener: () => void) => () => void;
  /** The same array as long as nothing changes. */
  items: () => readonly ToastItem[];
}

const none: readonly ToastItem[] = [];

export const createToastStore = (): ToastStore => {
  const listeners = new Set<() => void>();
  let items = none;
  let count = 0;
  const set = (next: readonly ToastItem[]): void => {
    items = next;
    for (const listener of listeners) listener();
  };
  /* Visible toasts keep their position. Among the queued ones, errors come first. */
  const insert = (item: ToastItem): readonly ToastItem[] => {
    const insertIndex = items.findIndex(({ tone }, index) => index >= toastsAtOnce && tone !== 'critical');
    return item.tone === 'critical' && insertIndex >= 0
      ? [...items.slice(0, insertIndex), item, ...items.slice(insertIndex)]
      : [...items, item];
  };
  /* Deferred: the region of a mounting page subscribes after its first effects. */
  const missRegion = (): void => {
    if (process.env.NODE_ENV === 'production' || listeners.size > 0) return;
    setTimeout(() => {
      if (listeners.size > 0) return;
      warnOnce(
        'A toast was shown after its UiRoot had left the page. Nobody will see it. Call show() while the page is there, or tell it elsewhere.',
      );
    });
  };
  return {
    show({ tone = 'neutral', duration = tone === 'critical' ? null : toastDuration, ...options }) {
      count += 1;
      const item: ToastItem = { ...options, id: options.id ?? `toast-${count}`, tone, duration };
      const isQueued = items.some(({ id }) => id === item.id);
      set(isQueued ? items.map((other) => (other.id === item.id ? item : other)) : insert(item));
      missRegion();
      return item.id;
    },
    dismiss(id) {
      if (items.some((item) => item.id === id)) set(items.filter((item) => item.id !== id));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    items: () => items,
  };
};
