import { allows, type Permission, type User } from '@school/domain';
import type { IconName } from '@school/ui';
import type { MessageId } from '../intl/messages.ts';
import { protectedRoutes } from '../routes/protected.ts';
import { hrefOf, navGroups } from '../routes/record.ts';

/** An entry of the navigation. */
export type NavItem = {
  id: string;
  label: MessageId;
  icon: IconName;
  href: string;
  /** The required permission, or several of which one is enough; without it, any signed-in user sees the entry. */
  permission?: Permission | readonly Permission[] | undefined;
  /** Whether the entry is in the bottom bar on phones. */
  primary?: boolean | undefined;
};

/** All entries in their groups. */
const groups: readonly (readonly NavItem[])[] = navGroups.map((group) =>
  protectedRoutes.flatMap((route) => {
    const { nav, permission } = route;
    if (nav?.group !== group) return [];
    const { id, label, icon, primary } = nav;
    return [{ id, label, icon, href: hrefOf(route), permission, primary }];
  }),
);

const opens = ({ permission }: Pick<NavItem, 'permission'>, user: User | null): boolean =>
  !permission || (user !== null && [permission].flat().some((one) => allows(user, one)));

/** @returns The grouped entries that the user's permissions allow. */
export const navItemsFor = (user: User | null): NavItem[][] =>
  groups.map((places) => places.filter((place) => opens(place, user))).filter((places) => places.length > 0);

/** Lists below an entry that have detail pages. */
const lists: readonly Pick<NavItem, 'label' | 'href' | 'permission'>[] = protectedRoutes.flatMap((route) =>
  route.backLabel ? [{ label: route.backLabel, href: hrefOf(route), permission: route.permission }] : [],
);

/** @returns The nearest permitted list above a path; undefined for the entries themselves. */
export const parentItem = (path: string, user: User | null): Pick<NavItem, 'label' | 'href'> | undefined =>
  [...lists, ...navItemsFor(user).flat()]
    .filter((place) => opens(place, user))
    .filter(({ href }) => path.startsWith(`${href}/`) && href !== '/app')
    .toSorted((one, other) => other.href.length - one.href.length)[0];

/** The entry of a path: the one with the longest matching prefix. */
export const navItemAt = (path: string): NavItem | undefined =>
  groups
    .flat()
    // Other pages, such as the account, also start with the first entry's path.
    .filter(({ href }) => path === href || path.startsWith(href === '/app' ? '/app/home' : `${href}/`))
    .toSorted((one, other) => other.href.length - one.href.length)[0];
