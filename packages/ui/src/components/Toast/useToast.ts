import { useOverlays } from '../../root/OverlayContext.ts';
import type { ToastStore } from '../../root/toastStore.ts';

export type { ToastOptions, ToastTone } from '../../root/toastStore.ts';

/** The result of `useToast`; the same object for the life of the UiRoot. */
export type Toasts = Pick<ToastStore, 'show' | 'dismiss'>;

/**
 * Shows transient messages at the bottom end of the window: `show({ tone, message, action })` returns the toast's id.
 * A toast is shown for 2000 ms (specification §9), longer while the pointer or focus is on it or the page is hidden;
 * a critical one until it is closed. F8 moves focus there. Three are visible, the rest are queued. Show only
 * information that is available elsewhere too.
 */
export const useToast = (): Toasts => useOverlays('useToast').toasts;
