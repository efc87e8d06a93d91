import type { ReactNode } from 'react';
import { warnOnce } from '../internal/warnOnce.ts';

/** The kind of action: destructive or not. */
export type ConfirmTone = 'critical' | 'accent';

/** A question before something that should not happen by accident. */
export interface ConfirmOptions {
  /** The question: "Delete this post?" */
  title: ReactNode;
  /** Describes the effect, and whether it can be undone. */
  body?: ReactNode;
  /** Label of the confirm button, a verb: "Delete post". */
  confirmLabel: string;
  /** @default the kit's word for it */
  cancelLabel?: string;
  /** @default 'critical' */
  tone?: ConfirmTone;
  /** The action. The dialog is busy meanwhile, and stays open with an error if it fails. */
  onConfirm?: () => void | Promise<unknown>;
  /** Returns the error text of a failure. @default the kit's text */
  describeError?: (reason: unknown) => ReactNode;
}

/** A question that is open. */
export interface ConfirmQuestion extends ConfirmOptions {
  id: number;
  answer: (confirmed: boolean) => void;
}

/** Holds the questions of one UiRoot; the first is shown, the rest wait. Renders nothing. */
export interface ConfirmStore {
  confirm: (options: ConfirmOptions) => Promise<boolean>;
  subscribe: (listener: () => void) => () => void;
  current: () => ConfirmQuestion | undefined;
}

export const createConfirmStore = (): ConfirmStore => {
  const listeners = new Set<() => void>();
  let questions: readonly ConfirmQuestion[] = [];
  let count = 0;
  const set = (next: readonly ConfirmQuestion[]): void => {
    questions = next;
    for (const listener of listeners) listener();
  };
  return {
    confirm: (options) =>
      new Promise((resolve) => {
        count += 1;
        const id = count;
        const answer = (confirmed: boolean): void => {
          set(questions.filter((question) => question.id !== id));
          resolve(confirmed);
        };
        set([...questions, { ...options, id, answer }]);
        if (listeners.size > 0) return;
        /* A mounting page subscribes after its first effects; an unmounted one never does. */
        setTimeout(() => {
          if (listeners.size > 0) return;
          warnOnce(
            'A question was asked after its UiRoot had left the page. Nobody can answer it, so the answer is no. Call confirm() while the page is there.',
          );
          answer(false);
        });
      }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => questions[0],
  };
};
