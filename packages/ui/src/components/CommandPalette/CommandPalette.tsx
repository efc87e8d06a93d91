import {
  cloneElement,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentPropsWithRef,
  type ComponentType,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useControlled } from '../../internal/useControlled.ts';
import type { CommandDialogProps } from './CommandDialog.tsx';
import { isHotKey } from './hotKey.ts';
import type { PaletteCommand } from './PaletteCommand.ts';

export type { PaletteCommand } from './PaletteCommand.ts';

/** Props of {@link CommandPalette}; those of its panel's `<div>` besides. */
export interface CommandPaletteProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** What can be found. In the order given while nothing is typed. */
  commands: readonly PaletteCommand[];
  /** The button that opens it, for those who don't know the keys. */
  trigger?: ReactElement;
  /** Opens and closes it together with Ctrl, on Apple's systems ⌘; `null` for no keys. @default 'k' */
  hotKey?: string | null;
  /** Its name, read aloud. @default the kit's word for it */
  label?: string;
  /** Placeholder of the empty field. @default the kit's text */
  placeholder?: string;
  /** Shown in place of the list when nothing matches. @default the kit's text */
  empty?: ReactNode;
  /** Called with the query, for a remote search; with an empty query on close. */
  onQueryChange?: (query: string) => void;
  /** More commands are on their way. @default false */
  loading?: boolean;
  /** Whether it leaves out what doesn't match; `false` where the page hands in only what does. @default true */
  filter?: boolean;
  /** Whether it is open, if the parent holds that. */
  open?: boolean;
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean;
  /** Called when it opens and when it closes. */
  onOpenChange?: (open: boolean) => void;
}

interface TriggerProps {
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}

let loaded: ComponentType<CommandDialogProps> | undefined;

/**
 * Every place and every action of an application by a few letters, from wherever one is: Ctrl K, on Apple's systems ⌘ K.
 * Finds without regard to case and accents. Its dialog is loaded with the first opening. Renders the trigger, and a
 * dialog at the end of `UiRoot`.
 */
export const CommandPalette = ({
  trigger,
  hotKey = 'k',
  open,
  defaultOpen = false,
  onOpenChange,
  ...rest
}: CommandPaletteProps): ReactNode => {
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange);
  const [Dialog, setDialog] = useState(() => loaded);
  const missing = isOpen && !Dialog;
  const giveUp = useEffectEvent(() => setOpen(false));

  useEffect(() => {
    if (!missing) return;
    let wanted = true;
    import('./CommandDialog.tsx').then(
      ({ CommandDialog }) => {
        loaded = CommandDialog;
        if (wanted) setDialog(() => CommandDialog);
      },
      /* Without a network it stays closed, and the next press tries again. */
      () => wanted && giveUp(),
    );
    return () => {
      wanted = false;
    };
  }, [missing]);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!hotKey || !isHotKey(event, hotKey)) return;
    /* Above a question that must be answered first, nothing may lead away. */
    if (!isOpen && document.querySelector('[data-sui-dialog-open]')) return;
    event.preventDefault();
    setOpen(!isOpen);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const own = trigger?.props as TriggerProps | undefined;
  return (
    <>
      {trigger &&
        cloneElement(trigger as ReactElement<Record<string, unknown>>, {
          'aria-haspopup': 'dialog',
          'aria-expanded': isOpen,
          'aria-keyshortcuts': hotKey
            ? `Control+${hotKey.toUpperCase()} Meta+${hotKey.toUpperCase()}`
            : undefined,
          onClick: (event: MouseEvent<HTMLElement>) => {
            own?.onClick?.(event);
            if (!event.defaultPrevented) setOpen(true);
          },
        })}
      {Dialog && <Dialog {...rest} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
};
CommandPalette.displayName = 'CommandPalette';
