import { useMemo, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { provideIcons } from '../internal/Glyph.tsx';
import { frameIcons } from '../internal/frameIcons.ts';
import type { Scheme } from '../theme/scheme.ts';
import { getDirection, type Direction } from './getDirection.ts';
import type { UiMessages } from './messages.ts';
import { OverlayRoot } from './OverlayRoot.tsx';
import { createSlot } from './slot.ts';
import { PortalContext, UiContext, type Navigate } from './UiContext.ts';
import { useScheme } from './useScheme.ts';
import './UiRoot.css.ts';

provideIcons(frameIcons);

export interface UiRootProps extends Omit<HTMLAttributes<HTMLDivElement>, 'dir' | 'lang'> {
  /** BCP 47 language tag; becomes `lang` of everything inside and the language of dates and figures. */
  locale: string;
  /** The kit's words in that language: `import { messages } from '@school/ui/messages/es'`. */
  messages: UiMessages;
  /** The text direction; becomes `dir` of everything inside. @default `getDirection(locale)` */
  direction?: Direction;
  /** Routes plain clicks on the kit's links within this origin; without it the browser loads the page. */
  navigate?: Navigate;
  /**
   * Sets the class `is-dark` on `<html>`; `auto` follows the system, also when it changes.
   * Without it the kit leaves the class to the page.
   */
  scheme?: Scheme;
  /**
   * IANA name of the default time zone of `Time`. With it server and browser render the same time.
   * @default the user's
   */
  timeZone?: string;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Provides language, direction, messages, routing, toasts and confirm dialogs to the components of a page. Renders one
 * element without a box.
 */
export function UiRoot({
  locale,
  messages,
  direction,
  navigate,
  scheme,
  timeZone,
  children,
  ref,
  ...rest
}: UiRootProps) {
  const [portal] = useState(createSlot);
  const side = direction ?? getDirection(locale);
  const value = useMemo(
    () => ({ locale, direction: side, messages, navigate, timeZone }),
    [locale, side, messages, navigate, timeZone],
  );
  useScheme(scheme);
  return (
    <UiContext value={value}>
      <PortalContext value={portal}>
        <div {...rest} ref={ref} lang={locale} dir={side} data-sui-root="">
          <OverlayRoot>
            {children}
            <div ref={portal.setElement} data-sui-portal="" />
          </OverlayRoot>
        </div>
      </PortalContext>
    </UiContext>
  );
}
