import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useOverlays } from '../../root/OverlayContext.ts';
import type { ToastListProps } from '../../root/ToastRegion.tsx';
import { useSlot } from '../../root/slot.ts';
import { toastsAtOnce, type ToastItem } from '../../root/toastStore.ts';
import { Toast } from './Toast.tsx';
import { usePageHidden } from './usePageHidden.ts';
import { useToastKey } from './useToastKey.ts';

const none: readonly ToastItem[] = [];

/** The toasts of a UiRoot that have their turn, each in the live region of its urgency. */
export const ToastList = ({ polite, assertive }: ToastListProps): ReactNode => {
  const quiet = useSlot(polite);
  const urgent = useSlot(assertive);
  const { toasts } = useOverlays('ToastList');
  const items = useSyncExternalStore(toasts.subscribe, toasts.items, () => none);
  const shown = useMemo(() => items.slice(0, toastsAtOnce), [items]);
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const hidden = usePageHidden();
  const [held, setHeld] = useState<string>();
  useToastKey(ids);

  /* By name, so that a toast that goes while it is held doesn't hold the others for ever. */
  const running = !hidden && !(held !== undefined && ids.includes(held));
  const draw = (item: ToastItem): ReactNode => (
    <Toast
      key={item.id}
      item={item}
      running={running}
      onEnd={() => toasts.dismiss(item.id)}
      onHold={(now) => setHeld((before) => (now ? item.id : before === item.id ? undefined : before))}
    />
  );
  return (
    <>
      {quiet && createPortal(shown.filter(({ tone }) => tone !== 'critical').map(draw), quiet)}
      {urgent && createPortal(shown.filter(({ tone }) => tone === 'critical').map(draw), urgent)}
    </>
  );
};
