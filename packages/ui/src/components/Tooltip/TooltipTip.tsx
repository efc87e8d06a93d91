import * as Radix from '@radix-ui/react-tooltip';
import { useLayoutEffect, type ReactNode, type Ref } from 'react';
import { wrapText } from '../../internal/wrapText.tsx';
import { usePortalContainer } from '../../root/UiContext.ts';
import * as css from './Tooltip.css.ts';

/** Props of {@link TooltipTip}. */
export interface TooltipTipProps {
  id: string;
  anchor: HTMLElement;
  content: ReactNode;
  side: 'above' | 'below';
  /** Whether assistive technology finds it. */
  describes: boolean;
  onClose: () => void;
}

/*
 * Radix renders the control itself. Ours is in the page before Radix is loaded, and must stay the same element or it
 * would lose focus: this takes the control's place, renders nothing, and passes on its element, which is all that Radix
 * needs to place the tip and to see the pointer go.
 */
const AnchorProxy = ({ anchor, ref }: { anchor: HTMLElement; ref?: Ref<HTMLElement> }): ReactNode => {
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return;
    ref(anchor);
    return () => {
      ref(null);
    };
  }, [anchor, ref]);
  return null;
};

/** The drawn tip of a Tooltip: open as long as it is rendered. */
export const TooltipTip = ({ id, anchor, content, side, describes, onClose }: TooltipTipProps): ReactNode => (
  <Radix.Provider delayDuration={0} skipDelayDuration={0}>
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Trigger asChild>
        <AnchorProxy anchor={anchor} />
      </Radix.Trigger>
      <Radix.Portal container={usePortalContainer()}>
        <Radix.Content
          id={id}
          aria-hidden={describes ? undefined : true}
          className={css.tip}
          side={side === 'above' ? 'top' : 'bottom'}
          sideOffset={4}
          collisionPadding={8}
        >
          {wrapText(content)}
          <Radix.Arrow className={css.arrow} width={12} height={6} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  </Radix.Provider>
);
