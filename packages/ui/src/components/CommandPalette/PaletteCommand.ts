import type { IconSource } from '../../internal/Glyph.tsx';

/** A result of a command palette. */
export interface PaletteCommand {
  /** Unique id of the command. */
  id: string;
  /** Label of the command: starts with a verb, or is the name of its destination. */
  label: string;
  /** The heading of its group; commands without one come first. */
  group?: string;
  icon?: IconSource;
  /** A short secondary text under the label: whose, where. */
  description?: string;
  /** Further search words, which are not shown. */
  keywords?: readonly string[];
  /** The keyboard shortcut of the command, shown at the end: `['Ctrl', 'N']`. */
  shortcut?: readonly string[];
  /** Shows the command, which can't be chosen. @default false */
  disabled?: boolean;
  /** Called when the command is chosen, after the palette has closed and returned focus. */
  onSelect?: () => void;
  /** Address of the destination; makes the command a link. */
  href?: string;
}
