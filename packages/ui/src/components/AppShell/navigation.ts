import type { ReactNode } from 'react';
import type { IconSource } from '../../internal/Glyph.tsx';

/** An item of the application's navigation. */
export interface NavItem {
  /** Unique id of the link. */
  id: string;
  /** Name of the destination, one or two words. */
  label: string;
  /** A shorter name for the bottom bar, where the label does not fit. @default label */
  shortLabel?: string;
  icon: IconSource;
  /** Address of the destination. */
  href: string;
  /** Whether the current page is the destination or below it. @default false */
  current?: boolean;
  /** Number on the badge; 0 is not shown. */
  count?: number;
  /** Whether the bottom bar of phones may show it: the first five, or four and "More". @default false */
  primary?: boolean;
}

/** Related navigation items; a hairline separates them from the next group. */
export interface NavGroup {
  /** Accessible name of the group, read aloud before its items. */
  label?: string;
  items: readonly NavItem[];
}

/** Props of a navigation link; all of them must reach the `<a>`. */
export interface NavLinkProps {
  href: string;
  className: string;
  children: ReactNode;
  'aria-current': 'page' | undefined;
}

/** Renders a link of the navigation with the link component of a router. */
export type RenderLink = (props: NavLinkProps) => ReactNode;

/** Returns the links of the bottom bar. If links or actions remain, the fifth item is "More". */
export const selectBottomItems = (
  groups: readonly NavGroup[],
  needsMoreButton: boolean,
): { items: NavItem[]; more: boolean } => {
  const all = groups.flatMap((group) => group.items);
  const primary = all.filter((item) => item.primary);
  const more = needsMoreButton || primary.length < all.length || primary.length > 5;
  return { items: primary.slice(0, more ? 4 : 5), more };
};
