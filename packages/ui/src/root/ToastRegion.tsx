import { useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { useOverlays } from './OverlayContext.ts';
import { useMessages } from './messages.ts';
import * as css from './ToastRegion.css.ts';
import { createSlot, type Slot } from './slot.ts';
import type { ToastItem } from './toastStore.ts';

const none: readonly ToastItem[] = [];

/** The code of the toasts, once it is loaded. */
export interface ToastListProps {
  /** Read aloud when the user pauses. */
  polite: Slot;
  /** Announced assertively. */
  assertive: Slot;
}

/**
 * The container of toasts. It and its two live regions are always rendered, because a region that is inserted with
 * its text is not announced, and because a dialog hides all other content from assistive technology except live
 * regions.
 */
export const ToastRegion = (): ReactNode => {
  const { toasts } = useOverlays('ToastRegion');
  const { toast } = useMessages();
  const [polite] = useState(createSlot);
  const [assertive] = useState(createSlot);
  const [List, setList] = useState<ComponentType<ToastListProps>>();
  const toastCount = useSyncExternalStore(toasts.subscribe, toasts.items, () => none).length;
  const missing = toastCount > 0 && !List;

  useEffect(() => {
    if (!missing) return;
    let isCurrent = true;
    import('../components/Toast/ToastList.tsx').then(
      ({ ToastList }) => isCurrent && setList(() => ToastList),
      /* Without a network the toasts wait; the next one tries again. */
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [missing, toastCount]);

  return (
    <div
      {...(toastCount > 0 ? { role: 'region', 'aria-label': toast.region } : {})}
      data-sui-toasts=""
      className={css.region}
    >
      <div ref={polite.setElement} aria-live="polite" aria-atomic="false" aria-relevant="additions text" />
      <div
        ref={assertive.setElement}
        aria-live="assertive"
        aria-atomic="false"
        aria-relevant="additions text"
      />
      {List && <List polite={polite} assertive={assertive} />}
    </div>
  );
};
