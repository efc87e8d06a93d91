import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Calls back when the user presses outside both elements, or moves focus out of them, while `open`. The caller handles
 * Escape, because only it knows where focus returns to.
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
