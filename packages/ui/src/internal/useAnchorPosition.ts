import { useLayoutEffect, type RefObject } from 'react';
import type { BesideOptions } from './keepBeside.ts';

let beside: typeof import('./keepBeside.ts') | undefined;

/** Loads the code that positions popups; call it when a popup is likely to be opened. */
export const fetchAnchorPosition = async (): Promise<void> => {
  try {
    beside ??= await import('./keepBeside.ts');
  } catch {
    /* Without a connection a popup is in a corner of the window, and works. */
  }
};

/** Keeps a fixed element beside its anchor while it is mounted. It is transparent until it is positioned. */
export const useAnchorPosition = (
  anchor: RefObject<HTMLElement | null>,
  popup: RefObject<HTMLElement | null>,
  { side, align, fit }: BesideOptions,
): void => {
  useLayoutEffect(() => {
    const element = popup.current;
    if (!element) return;
    let isMounted = true;
    let undo: (() => void) | undefined;
    const start = () => {
      element.style.opacity = '';
      if (isMounted && anchor.current)
        undo = beside?.keepBeside(anchor.current, element, { side, align, fit });
    };
    element.style.opacity = '0';
    void fetchAnchorPosition().then(start);
    return () => {
      isMounted = false;
      undo?.();
    };
  }, [anchor, popup, side, align, fit]);
};
