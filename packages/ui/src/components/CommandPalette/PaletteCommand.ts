import type { IconSource } from '../../internal/Glyph.tsx';

/** A result of a command palette. */
export interface PaletteCommand {
  /** Unique id of the command. */
  id: string;
  /** The words on it, beginning with a verb, or the name of the place it leads to. */
  label: string;
  /** The heading of its group; commands without one come first. */
  group?: string;
  icon?: IconSource;
  /** A few quiet words under the label: whose, where. */
  description?: string;
  /** Other words by which it is found; they are not shown. */
  keywords?: readonly string[];
  /** The keys that do the same without the palette, shown at its end: `['Ctrl', 'N']`. */
  shortcut?: readonly string[];
  /** It can be read but not chosen. @default false */
  disabled?: boolean;
  /** Called when it is chosen, after the palette has closed and given focus back. */
  onSelect?: () => void;
  /** Where it leads; it is a link then. */
  href?: string;
}
