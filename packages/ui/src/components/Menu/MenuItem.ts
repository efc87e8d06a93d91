import type { IconSource } from '../../internal/Glyph.tsx';

/** An action of a menu. */
export interface MenuAction {
  /** Unique id of the action. */
  id: string;
  /** The label, starting with a verb. */
  label: string;
  icon?: IconSource;
  /** `critical` for destructive actions. @default 'neutral' */
  tone?: 'neutral' | 'critical';
  /** Shows the item, which can't be chosen. @default false */
  disabled?: boolean;
  /** Makes the item an option of a choice; true for the chosen one. Without it the item is an action. */
  checked?: boolean;
  /** Language tag of the label, if it differs from the page's. */
  lang?: string;
  /** Called when the item is chosen, after the menu has closed and returned focus. */
  onSelect?: () => void;
  /** Address of the destination; makes it a link. */
  href?: string;
}

/** Actions side by side: a few symbols, such as emoji. */
export interface MenuRow {
  /** Unique id of the row. */
  id: string;
  /** Accessible name of the group. */
  label: string;
  /** At most seven actions, each with one symbol as label, or with an icon. Any number of them can be `checked`. */
  row: readonly MenuAction[];
}

/** A menu action, actions side by side, or a line between groups. */
export type MenuItem = MenuAction | MenuRow | 'separator';
