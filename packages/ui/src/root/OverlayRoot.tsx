import { useEffect, useState, type ReactNode } from 'react';
import { watchPresses } from '../internal/lastPress.ts';
import { ConfirmHost } from './ConfirmHost.tsx';
import { createOverlays, OverlayContext } from './OverlayContext.ts';
import { ToastRegion } from './ToastRegion.tsx';

/** Gives a page its toasts and questions. Adds a few hundred bytes; the code of them is loaded when first needed. */
export const OverlayRoot = ({ children }: { children?: ReactNode }): ReactNode => {
  const [overlays] = useState(createOverlays);
  /* Here, because a dialog may be loaded only by the press that opens it. */
  useEffect(watchPresses, []);
  return (
    <OverlayContext value={overlays}>
      {children}
      <ToastRegion />
      <ConfirmHost />
    </OverlayContext>
  );
};
