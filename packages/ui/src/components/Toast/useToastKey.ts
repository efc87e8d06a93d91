import { useEffect, useLayoutEffect, useRef } from 'react';

const getToast = (id: string | undefined): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('[data-sui-toast]')].find(
    (toast) => toast.dataset.suiToast === id,
  ) ?? null;

/**
 * F8 focuses the newest toast. When a focused toast closes, focus moves to the newest remaining one, and after the
 * last one back to where it was. `ids` are the visible toasts, newest last.
 */
export const useToastKey = (ids: readonly string[]): void => {
  const newest = ids.at(-1);
  const within = useRef(false);
  const from = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const inToasts = (node: EventTarget | null): boolean =>
      node instanceof Element && !!node.closest('[data-sui-toast]');
    const watch = ({ target, relatedTarget }: FocusEvent): void => {
      within.current = inToasts(target);
      if (within.current && relatedTarget instanceof HTMLElement && !inToasts(relatedTarget))
        from.current = relatedTarget;
    };
    document.addEventListener('focusin', watch);
    return () => document.removeEventListener('focusin', watch);
  }, []);

  useEffect(() => {
    const focusToast = (event: KeyboardEvent): void => {
      const toast = event.key === 'F8' ? getToast(newest) : null;
      if (!toast) return;
      event.preventDefault();
      toast.focus();
    };
    document.addEventListener('keydown', focusToast);
    return () => document.removeEventListener('keydown', focusToast);
  }, [newest]);

  useLayoutEffect(() => {
    /* A removed element takes focus with it, without a word: the page has none then. */
    if (!within.current || document.activeElement !== document.body) return;
    within.current = false;
    (getToast(newest) ?? from.current)?.focus({ preventScroll: true });
  }, [ids, newest]);
};
