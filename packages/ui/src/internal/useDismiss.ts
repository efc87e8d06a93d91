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
  const dismissOnLeave = useEffectEvent((event: Event) => {
    const at = event.target as Node | null;
    if (at && !parts.some(({ current }) => current?.contains(at))) onDismiss();
  });
  useEffect(() => {
    if (!open) return;
    document.addEventListener('pointerdown', dismissOnLeave, true);
    document.addEventListener('focusin', dismissOnLeave, true);
    return () => {
      document.removeEventListener('pointerdown', dismissOnLeave, true);
      document.removeEventListener('focusin', dismissOnLeave, true);
    };
  }, [open]);
};
