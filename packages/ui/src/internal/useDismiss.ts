import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Calls back when the reader presses outside both parts, or moves focus out of them, while `open`.
 * Escape is the part's own: only it knows where focus returns to.
 */
export const useDismiss = (
  open: boolean,
  parts: readonly RefObject<HTMLElement | null>[],
  onDismiss: () => void,
): void => {
  const leave = useEffectEvent((event: Event) => {
    const at = event.target as Node | null;
    if (at && !parts.some(({ current }) => current?.contains(at))) onDismiss();
  });
  useEffect(() => {
    if (!open) return;
    document.addEventListener('pointerdown', leave, true);
    document.addEventListener('focusin', leave, true);
    return () => {
      document.removeEventListener('pointerdown', leave, true);
      document.removeEventListener('focusin', leave, true);
    };
  }, [open]);
};
