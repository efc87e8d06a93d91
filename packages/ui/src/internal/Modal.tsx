import * as Radix from '@radix-ui/react-dialog';
import { __iconData as x } from 'lucide-react/icons/x';
import {
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useMessages } from '../root/messages.ts';
import { usePortalContainer } from '../root/UiContext.ts';
import { wrapText } from './wrapText.tsx';
import { iconButtonClass } from './buttonClass.ts';
import { cx } from './cx.ts';
import { provideIcons } from './Glyph.tsx';
import { inertBehind } from './inertBehind.ts';
import * as css from './modal.css.ts';
import { updateTabStop } from './updateTabStop.ts';
import { findOpener, returnFocus } from './focusReturn.ts';
import { findOpenPopup, deferEscapeTo } from './openPopup.ts';
import { ToastBranch } from './ToastBranch.tsx';
import { useControlled } from './useControlled.ts';

const Glyph = provideIcons({ x });

/** Common props of a dialog and a drawer, plus the attributes of the panel's `<div>`. */
export interface ModalProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Whether it is open, when controlled. */
  open?: boolean;
  /** Whether it is shown at first. @default false */
  defaultOpen?: boolean;
  /** Called when the user opens or closes it. */
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it. Focus returns to the opener, with or without this. */
  trigger?: ReactElement;
  /** Heading and accessible name of the dialog. */
  title: ReactNode;
  /** A sentence under the title, read aloud with it. */
  description?: ReactNode;
  /** The buttons at the end of the footer; the primary one comes last. */
  footer?: ReactNode;
  /** Whether Escape, a press outside and the close button close it. Otherwise only its content does. @default true */
  dismissible?: boolean;
}

interface ModalOptions extends ModalProps {
  /** Class of the backdrop: positions the panel in the window. */
  overlayClass: string;
  /** Class of the panel: its size and shape. */
  form: string;
  /**
   * Whether a close button is shown and a press outside closes; a confirmation closes only by its buttons.
   * @default dismissible
   */
  closesOnBackdrop?: boolean;
  /** Removes header and padding: the title is visually hidden, and the content has its own frame. @default false */
  unpadded?: boolean;
}

const fields =
  'input:not([type="hidden"], [hidden], :disabled), textarea:not(:disabled), select:not(:disabled), [role="combobox"]';

/* Focuses the first field; else the panel, so that title and description are read. */
const enter = (event: Event): void => {
  event.preventDefault();
  const panel = event.target as HTMLElement;
  const first =
    panel.querySelector<HTMLElement>('[data-sui-first]') ?? panel.querySelector<HTMLElement>(fields);
  (first ?? panel).focus({ preventScroll: true });
};

const hasGutter = (): boolean =>
  typeof window !== 'undefined' && window.innerWidth > document.documentElement.clientWidth;

/* Checks the toast, not the region: a pressed toast may be removed before the press ends. */
const isInToast = (at: EventTarget | null): boolean =>
  at instanceof Element && at.closest('[data-sui-toast]') !== null;

const Panel = ({
  title,
  description,
  footer,
  dismissible = true,
  closesOnBackdrop = dismissible,
  unpadded = false,
  form,
  className,
  children,
  ...rest
}: Omit<ModalOptions, 'overlayClass' | 'trigger'>): ReactNode => {
  const { dialog } = useMessages();
  const layer = usePortalContainer();
  const head = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [openerPath] = useState(findOpener);
  const [gutter] = useState(hasGutter);
  useEffect(() => updateTabStop(body.current));
  useEffect(() => (head.current ? inertBehind(head.current) : undefined), []);
  const stay = (event: Event): void => event.preventDefault();
  return (
    <Radix.Content
      aria-describedby={undefined}
      {...rest}
      data-sui-dialog-open={gutter ? 'gutter' : ''}
      className={cx(css.panel, form, className)}
      onOpenAutoFocus={enter}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        returnFocus(openerPath);
      }}
      onEscapeKeyDown={(event) => {
        const panel = head.current?.parentElement;
        const popup = panel && findOpenPopup(panel);
        if (popup) deferEscapeTo(popup);
        /* As isComposing, whose module public screens don't load. */
        const composes = event.isComposing || event.keyCode === 229;
        if (popup || composes || !dismissible || isInToast(event.target)) stay(event);
      }}
      onPointerDownOutside={(event) => {
        const { target } = event.detail.originalEvent;
        /* What a browser extension adds to the page is outside of our layer. */
        const isOurs = target instanceof Element && layer?.contains(target);
        if (!closesOnBackdrop || !isOurs || isInToast(target)) stay(event);
      }}
    >
      <ToastBranch />
      <div ref={head} className={unpadded ? css.srOnly : cx(css.head, !footer && !children && css.headOnly)}>
        <div className={css.text}>
          <Radix.Title className={css.title}>{title}</Radix.Title>
          {description && <Radix.Description>{description}</Radix.Description>}
        </div>
        {closesOnBackdrop && !unpadded && (
          <Radix.Close aria-label={dialog.close} className={iconButtonClass({ variant: 'plain' }, css.close)}>
            <Glyph name="x" />
          </Radix.Close>
        )}
      </div>
      {unpadded && wrapText(children)}
      {children && !unpadded && (
        <div ref={body} className={css.body}>
          {children}
        </div>
      )}
      {footer && <div className={css.foot}>{footer}</div>}
    </Radix.Content>
  );
};

/**
 * The implementation under Dialog, Drawer and ConfirmDialog. Rendered into the layer of UiRoot, with the kit's
 * backdrop.
 */
export const Modal = ({
  open,
  defaultOpen = false,
  onOpenChange,
  trigger,
  overlayClass,
  ...panel
}: ModalOptions): ReactNode => {
  const container = usePortalContainer();
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange);
  return (
    <Radix.Root open={isOpen} onOpenChange={setOpen}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      {container && (
        <Radix.Portal container={container}>
          <div className={cx(css.backdrop, overlayClass)} data-state={isOpen ? 'open' : 'closed'}>
            {isOpen && <Panel {...panel} />}
          </div>
        </Radix.Portal>
      )}
    </Radix.Root>
  );
};
