import { createContext, use, type MouseEvent } from 'react';
import type { Direction } from './getDirection.ts';
import type { UiMessages } from './uiMessages.ts';
import { useSlot, type Slot } from './slot.ts';

/**
 * Takes the user to an address of this origin without loading a page.
 * `href` is path, query and hash; the event's default is already prevented.
 */
export type Navigate = (href: string, event: MouseEvent<HTMLAnchorElement>) => void;

export interface UiContextValue {
  locale: string;
  direction: Direction;
  messages: UiMessages;
  navigate?: Navigate | undefined;
  timeZone?: string | undefined;
}

/** The value of the nearest UiRoot. Simple components don't read it, because a context read has a cost for each. */
export const UiContext = createContext<UiContextValue | null>(null);

/** Holds the element that overlays are rendered into, so that language, direction and theme reach them. */
export const PortalContext = createContext<Slot | null>(null);

/**
 * The value of the nearest UiRoot.
 *
 * @throws outside UiRoot, naming the hook.
 */
export const useUiContext = (hook: string): UiContextValue => {
  const context = use(UiContext);
  if (!context) {
    throw new Error(
      `@school/ui: ${hook} was used outside UiRoot. The kit has no words of its own, so it cannot guess a language. Wrap the page in <UiRoot locale messages>.`,
    );
  }
  return context;
};

/** The language tag of the nearest UiRoot, for `Intl`. @throws outside UiRoot. */
export const useLocale = (): string => useUiContext('useLocale').locale;

/** The reading direction of the nearest UiRoot; left to right outside one. */
export const useDirection = (): Direction => use(UiContext)?.direction ?? 'ltr';

/** The container of overlays: the root's element once it is in the page, else the body. */
export const usePortalContainer = (): HTMLElement | null => useSlot(use(PortalContext));
