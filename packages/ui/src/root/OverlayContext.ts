import { createContext, use } from 'react';
import { createConfirmStore, type ConfirmStore } from './confirmStore.ts';
import { createToastStore, type ToastStore } from './toastStore.ts';

/** Stores of the overlays of one UiRoot; the code that renders them is loaded on demand. */
export interface Overlays {
  toasts: ToastStore;
  confirms: ConfirmStore;
}

export const createOverlays = (): Overlays => ({
  toasts: createToastStore(),
  confirms: createConfirmStore(),
});

export const OverlayContext = createContext<Overlays | null>(null);

/** The stores of the nearest UiRoot. @throws outside UiRoot, naming the hook. */
export const useOverlays = (hook: string): Overlays => {
  const overlays = use(OverlayContext);
  if (!overlays) {
    throw new Error(
      `@school/ui: ${hook} was used outside UiRoot. Toasts and questions have no place to appear in. Wrap the page in <UiRoot locale messages>.`,
    );
  }
  return overlays;
};
