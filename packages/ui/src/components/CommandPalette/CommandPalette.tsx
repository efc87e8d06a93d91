import {
  cloneElement,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useControlled } from '../../internal/useControlled.ts';
import type { CommandDialogProps, CommandPaletteProps } from './CommandPaletteProps.ts';
import { isHotKey } from './hotKey.ts';

export type { CommandPaletteProps } from './CommandPaletteProps.ts';
export type { PaletteCommand } from './PaletteCommand.ts';

interface TriggerProps {
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}

let loaded: ComponentType<CommandDialogProps> | undefined;

/**
 * Finds every page and every action of an application by a few letters. Opens from anywhere with Ctrl K, on Apple
 * systems ⌘ K. Ignores case and accents. The code of its dialog is loaded when it first opens. Renders the trigger, and
 * a dialog at the end of `UiRoot`.
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
  const close = useEffectEvent(() => setOpen(false));

  useEffect(() => {
    if (!missing) return;
    let isCurrent = true;
    import('./CommandDialog.tsx').then(
      ({ CommandDialog }) => {
        loaded = CommandDialog;
        if (isCurrent) setDialog(() => CommandDialog);
      },
      /* Without a network it stays closed, and the next press tries again. */
      () => isCurrent && close(),
    );
    return () => {
      isCurrent = false;
    };
  }, [missing]);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!hotKey || !isHotKey(event, hotKey)) return;
    /* An open dialog must be answered before the user can navigate. */
    if (!isOpen && document.querySelector('[data-sui-dialog-open]')) return;
    event.preventDefault();
    setOpen(!isOpen);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const triggerProps = trigger?.props as TriggerProps | undefined;
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
            triggerProps?.onClick?.(event);
            if (!event.defaultPrevented) setOpen(true);
          },
        })}
      {Dialog && <Dialog {...rest} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
};
