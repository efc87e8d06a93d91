import * as Radix from '@radix-ui/react-tooltip';
import {
  useEffect,
  useLayoutEffect,
  type DOMAttributes,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { wrapText } from '../../internal/wrapText.tsx';
import { usePortalContainer } from '../../root/UiContext.ts';
import * as css from './Tooltip.css.ts';

/** The last event of the control: pointer or focus opens the tip, a press closes it. */
export type TipCause = 'pointer' | 'focus' | 'press' | null;

/** Attributes that Radix gives to the control. */
export interface TipState {
  'aria-describedby'?: string | undefined;
  'data-state'?: string | undefined;
}

interface AdoptedControl {
  anchor: HTMLElement;
  cause: RefObject<TipCause>;
  /** Receives the handlers that Radix gives to the control. */
  trigger: RefObject<DOMAttributes<HTMLElement> | null>;
  /** Whether assistive technology finds the tip. */
  describes: boolean;
  onStateChange: (state: TipState) => void;
}

/** Props of {@link TooltipTip}. */
export interface TooltipTipProps extends AdoptedControl {
  describedBy: string | undefined;
  content: ReactNode;
  side: 'above' | 'below';
}

type FromRadix = TipState & DOMAttributes<HTMLElement> & { ref?: Ref<HTMLElement> };

/*
 * Radix renders the control itself. Ours is in the page before Radix is loaded, and must stay the same element or it
 * would lose focus: this takes the control's position, renders nothing, and hands all that Radix gives it to the control.
 */
const Adopt = ({
  anchor,
  cause,
  trigger,
  describes,
  onStateChange,
  ref,
  ...given
}: AdoptedControl & FromRadix): ReactNode => {
  const { 'aria-describedby': describedBy, 'data-state': state } = given;
  useLayoutEffect(() => {
    trigger.current = given;
    return () => {
      trigger.current = null;
    };
  });
  useLayoutEffect(
    () => onStateChange({ 'aria-describedby': describes ? describedBy : undefined, 'data-state': state }),
    [describes, describedBy, state, onStateChange],
  );
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return;
    const undo = ref(anchor);
    return typeof undo === 'function' ? undo : () => void ref(null);
  }, [anchor, ref]);
  useEffect(() => {
    /* The event that loaded the code is over. Radix opens on focus at once; a move has to count as well for the pointer. */
    const event = new Event('pointermove') as never;
    if (cause.current === 'pointer') trigger.current?.onPointerMove?.(event);
    if (cause.current === 'pointer' || cause.current === 'focus') trigger.current?.onFocus?.(event);
  }, [cause, trigger]);
  return null;
};

/** Radix's tooltip around a control that is in the page already. */
export const TooltipTip = ({ describedBy, content, side, ...control }: TooltipTipProps): ReactNode => {
  const container = usePortalContainer();
  /* Without it nothing can be placed: no tip is better than a page that fails. */
  return (
    typeof ResizeObserver !== 'undefined' && (
      <Radix.Provider delayDuration={0} skipDelayDuration={0}>
        <Radix.Root>
          <Radix.Trigger asChild aria-describedby={describedBy}>
            <Adopt {...control} />
          </Radix.Trigger>
          <Radix.Portal container={container}>
            <Radix.Content
              aria-hidden={control.describes ? undefined : true}
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
    )
  );
};
