import { EmptyState, type IconName } from '@school/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** Takes the place of an open record that was deleted, or that the user may no longer see. */
export function Gone(props: { icon: IconName; title: string; action: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The record had the focus.
    if (document.activeElement === document.body) root.current?.focus({ preventScroll: true });
  }, []);
  return <EmptyState ref={root} tabIndex={-1} role="status" {...props} />;
}
