import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { loadToastList } from './overlayModules.ts';
import { useOverlays } from './OverlayContext.ts';
import { useMessages } from './messages.ts';
import * as css from './ToastRegion.css.ts';
import { createSlot } from './slot.ts';
import type { ToastItem } from './toastStore.ts';
import { useLazyModule } from './useLazyModule.ts';

const none: readonly ToastItem[] = [];

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
  const toastCount = useSyncExternalStore(toasts.subscribe, toasts.items, () => none).length;
  /* Without a network the toasts wait; the next one tries again. */
  const list = useLazyModule(loadToastList, toastCount);

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
      {list && <list.ToastList polite={polite} assertive={assertive} />}
    </div>
  );
};
