import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useOverlays } from '../../root/OverlayContext.ts';
import { type Slot, useSlot } from '../../root/slot.ts';
import { toastsAtOnce, type ToastItem } from '../../root/toastStore.ts';
import { Toast } from './Toast.tsx';
import { usePageHidden } from './usePageHidden.ts';
import { useToastKey } from './useToastKey.ts';

interface ToastListProps {
  /** Read aloud when the user pauses. */
  polite: Slot;
  /** Announced assertively. */
  assertive: Slot;
}

const none: readonly ToastItem[] = [];

/** The toasts of a UiRoot that have their turn, each in the live region of its urgency. */
export const ToastList = ({ polite, assertive }: ToastListProps): ReactNode => {
  const politeContainer = useSlot(polite);
  const assertiveContainer = useSlot(assertive);
  const { toasts } = useOverlays('ToastList');
  const items = useSyncExternalStore(toasts.subscribe, toasts.items, () => none);
  const visibleToasts = useMemo(() => items.slice(0, toastsAtOnce), [items]);
  const ids = useMemo(() => visibleToasts.map(({ id }) => id), [visibleToasts]);
  const hidden = usePageHidden();
  const [pausedId, setPausedId] = useState<string>();
  useToastKey(ids);

  /* Stores the id, so that a toast that closes while it is paused doesn't pause the others. */
  const running = !hidden && !(pausedId !== undefined && ids.includes(pausedId));
  const draw = (item: ToastItem): ReactNode => (
    <Toast
      key={item.id}
      item={item}
      running={running}
      onEnd={() => toasts.dismiss(item.id)}
      onPause={(now) => setPausedId((before) => (now ? item.id : before === item.id ? undefined : before))}
    />
  );
  return (
    <>
      {politeContainer &&
        createPortal(visibleToasts.filter(({ tone }) => tone !== 'critical').map(draw), politeContainer)}
      {assertiveContainer &&
        createPortal(visibleToasts.filter(({ tone }) => tone === 'critical').map(draw), assertiveContainer)}
    </>
  );
};
