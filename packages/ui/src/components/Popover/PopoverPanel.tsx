import { __iconData as x } from 'lucide-react/icons/x';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { cx } from '../../internal/cx.ts';
import { provideIcons } from '../../internal/Glyph.tsx';
import { updateTabStop } from '../../internal/updateTabStop.ts';
import { hasOpenPopup } from '../../internal/openPopup.ts';
import { useDismiss } from '../../internal/useDismiss.ts';
import { useAnchorPosition } from '../../internal/useAnchorPosition.ts';
import { useMessages } from '../../root/messages.ts';
import { createSlot } from '../../root/slot.ts';
import { PortalContext } from '../../root/UiContext.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Popover.css.ts';
import { isComposing } from '../../internal/isComposing.ts';

provideIcons({ x });

interface PopoverPanelProps {
  id: string;
  /** The element that it belongs to: a press or focus there does not close it. */
  anchor: RefObject<HTMLElement | null>;
  /** The element that it is placed beside. @default anchor */
  beside?: RefObject<HTMLElement | null> | undefined;
  /** The element that gets focus on close. @default anchor */
  trigger?: RefObject<HTMLElement | null>;
  title: ReactNode;
  level?: 2 | 3 | 4;
  footer?: ReactNode;
  size?: keyof typeof css.size;
  side?: 'below' | 'above';
  align?: 'start' | 'center' | 'end';
  /** Removes header and padding; as wide as its content. The title is only its accessible name. */
  unpadded?: boolean;
  onClose: () => void;
  children: ReactNode;
}

const tabStops =
  'a[href], button:not(:disabled), input:not([type="hidden"], [hidden], :disabled), textarea:not(:disabled), select:not(:disabled), [tabindex]:not([tabindex="-1"])';

/** The open part of a popover. */
export const PopoverPanel = ({
  id,
  anchor,
  beside = anchor,
  trigger: returnTo = anchor,
  title,
  level = 2,
  footer,
  size = 'm',
  side = 'below',
  align = 'start',
  unpadded = false,
  onClose,
  children,
}: PopoverPanelProps): ReactNode => {
  const { dialog } = useMessages();
  const panel = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [layer] = useState(createSlot);
  const Title = `h${level}` as const;

  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    /*
     * Older browsers have no top layer; there z-index applies. Manual, because an automatic popover would close at the
     * press on its trigger, and that press would open it again.
     */
    if ('showPopover' in element) {
      element.popover = 'manual';
      element.showPopover();
    }
    const first =
      element.querySelector<HTMLElement>('[data-sui-first]') ??
      body.current?.querySelector<HTMLElement>(tabStops);
    (first ?? element).focus({ preventScroll: true });
    const triggerElement = returnTo.current;
    return () => {
      /* A removed element takes focus with it. Focus that has already moved on stays where it is. */
      if (element.contains(document.activeElement)) triggerElement?.focus({ preventScroll: true });
    };
  }, [returnTo]);
  useAnchorPosition(beside, panel, { align, side });
  useEffect(() => updateTabStop(body.current));
  useDismiss(true, [anchor, returnTo, panel], onClose);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const inner = panel.current;
    if (event.key !== 'Escape' || isComposing(event) || !inner) return;
    if (hasOpenPopup(inner) || layer.element()?.hasChildNodes()) return;
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    /* Listens in the capture phase: afterwards it is unknown which popup was open inside. */
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, []);

  return (
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      className={cx(css.panel, !unpadded && css.size[size])}
    >
      <PortalContext value={layer}>
        <div className={css.sheet}>
          {unpadded ? (
            <span id={`${id}-title`} hidden>
              {title}
            </span>
          ) : (
            <div className={css.head}>
              <Title id={`${id}-title`} className={css.title}>
                {title}
              </Title>
              <IconButton
                icon="x"
                label={dialog.close}
                variant="plain"
                size="s"
                className={css.close}
                onClick={onClose}
              />
            </div>
          )}
          <div ref={body} className={unpadded ? css.unpaddedBody : css.body}>
            {children}
          </div>
          {footer && <div className={css.foot}>{footer}</div>}
        </div>
      </PortalContext>
      {/* Popups inside must lie above the panel and belong to it: hence a layer inside the panel. */}
      <div ref={layer.setElement} data-sui-portal="" />
    </div>
  );
};
