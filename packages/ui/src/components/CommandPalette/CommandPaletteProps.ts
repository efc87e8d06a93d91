import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import type { PaletteCommand } from './PaletteCommand.ts';

/** Props of `CommandPalette`, plus the props of its panel's `<div>`. */
export interface CommandPaletteProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** The commands, shown in this order while nothing is typed. */
  commands: readonly PaletteCommand[];
  /** The button that opens it, for users who don't know the shortcut. */
  trigger?: ReactElement;
  /** Opens and closes it together with Ctrl, on Apple's systems ⌘; `null` for no keys. @default 'k' */
  hotKey?: string | null;
  /** Accessible name of the dialog. @default the kit's text */
  label?: string;
  /** Placeholder of the empty field. @default the kit's text */
  placeholder?: string;
  /** Shown instead of the list when nothing matches. @default the kit's text */
  empty?: ReactNode;
  /** Called with the query, for a remote search; with an empty query on close. */
  onQueryChange?: (query: string) => void;
  /** Whether more commands are loading. @default false */
  loading?: boolean;
  /** Whether the palette hides commands that don't match; `false` if the page passes only matches. @default true */
  filter?: boolean;
  /** Whether it is open, when controlled. */
  open?: boolean;
  /** Whether it is initially open. @default false */
  defaultOpen?: boolean;
  /** Called when it opens and when it closes. */
  onOpenChange?: (open: boolean) => void;
}

/** Props of `CommandDialog`. */
export interface CommandDialogProps extends Omit<CommandPaletteProps, 'trigger' | 'hotKey' | 'defaultOpen'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}
