import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import type { PaletteCommand } from './PaletteCommand.ts';

/** Props of `CommandPalette`, plus the props of its panel's `<div>`. */
export interface CommandPaletteProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** What can be found. In the order given while nothing is typed. */
  commands: readonly PaletteCommand[];
  /** The button that opens it, for users who don't know the shortcut. */
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

/** Props of `CommandDialog`. */
export interface CommandDialogProps extends Omit<CommandPaletteProps, 'trigger' | 'hotKey' | 'defaultOpen'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}
