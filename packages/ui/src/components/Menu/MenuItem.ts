import type { IconSource } from '../../internal/Glyph.tsx';

/** An action of a menu. */
export interface MenuAction {
  /** Unique id of the action. */
  id: string;
  /** The words on it, beginning with a verb. */
  label: string;
  icon?: IconSource;
  /** `critical` for what destroys. @default 'neutral' */
  tone?: 'neutral' | 'critical';
  /** It can be read but not chosen. @default false */
  disabled?: boolean;
  /** One of several of which one is chosen: true for that one. Without it the item is an action. */
  checked?: boolean;
  /** Language tag of the label, where it differs from the page's. */
  lang?: string;
  /** Called when it is chosen, after the menu has closed and given focus back. */
  onSelect?: () => void;
  /** Where it leads; it is a link then. */
  href?: string;
}

/** Actions side by side: a few signs, such as emoji. */
export interface MenuRow {
  /** Unique id of the row. */
  id: string;
  /** Accessible name of the group. */
  label: string;
  /** At most seven, each with one sign as label, or with an icon. `checked` marks any number of them. */
  row: readonly MenuAction[];
}

/** A menu action, actions side by side, or a line between groups. */
export type MenuItem = MenuAction | MenuRow | 'separator';
