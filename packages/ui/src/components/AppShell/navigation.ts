import type { ReactNode } from 'react';
import type { IconSource } from '../../internal/Glyph.tsx';

/** A place of the application. */
export interface NavItem {
  /** Unique id of the link. */
  id: string;
  /** Its name, one or two words. */
  label: string;
  /** A shorter name for the bottom bar, where the label does not fit. @default label */
  shortLabel?: string;
  icon: IconSource;
  /** Its address. */
  href: string;
  /** The user is there, or somewhere below. @default false */
  current?: boolean;
  /** Number on the badge; 0 is not shown. */
  count?: number;
  /** It has a place in the bottom bar of phones: the first five, or four and "More". @default false */
  primary?: boolean;
}

/** Places that belong together; a hairline parts them from the next group. */
export interface NavGroup {
  /** Read aloud before its places. */
  label?: string;
  items: readonly NavItem[];
}

/** What a link of the navigation is given; all of it must reach the `<a>`. */
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
