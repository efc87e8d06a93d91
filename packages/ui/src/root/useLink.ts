import { use, type MouseEvent } from 'react';
import { UiContext } from './UiContext.ts';

/** The attributes of a link that decide whether it is routed. */
export interface LinkTarget {
  target?: string | undefined;
  download?: unknown;
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/**
 * Whether `navigate` handles the click. The browser handles the others: new tabs, downloads, other sites, anchors on this
 * page.
 */
export const isRouted = (event: MouseEvent<HTMLAnchorElement>, { target, download }: LinkTarget): boolean => {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented, currentTarget } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false;
  if ((target && target !== '_self') || (download !== undefined && download !== false)) return false;
  const { origin, pathname, search, hash } = currentTarget;
  const currentLocation = window.location;
  return (
    origin === currentLocation.origin &&
    !(hash && pathname === currentLocation.pathname && search === currentLocation.search)
  );
};

/**
 * Returns the click handler of an `<a>`: calls the link's `onClick`, then passes plain left clicks within this origin
 * to `UiRoot navigate`. Without `navigate` the browser follows the link as always.
 */
export const useLink = (link: LinkTarget) => {
  const navigate = use(UiContext)?.navigate;
  return (event: MouseEvent<HTMLAnchorElement>): void => {
    link.onClick?.(event);
    if (!navigate || !isRouted(event, link)) return;
    event.preventDefault();
    const { pathname, search, hash } = event.currentTarget;
    navigate(pathname + search + hash, event);
  };
};
