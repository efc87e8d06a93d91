import type { User } from '@school/domain';
import type { IconName } from '@school/ui';
import type { MessageId } from '../intl/messages.ts';
import { canOpen, navGroups, type RouteRecord } from './routes.ts';
import { home, homeAlias } from './access.ts';

/** An entry of the navigation. */
export type NavItem = {
  id: string;
  label: MessageId;
  /** Label in the bottom bar, if it differs. */
  shortLabel?: MessageId;
  icon: IconName;
  href: string;
  /** Whether the entry is in the bottom bar on phones. */
  primary?: boolean | undefined;
};

const toNavItem = (route: RouteRecord): NavItem[] =>
  route.nav
    ? [
        {
          ...route.nav,
          label: route.title,
          href: route.path.prefix,
          primary: route.nav.primary !== undefined && route.nav.primary !== false,
        },
      ]
    : [];

/** Number of entries in the bottom bar, beside "More". */
const bottomBarLength = 4;

/** @returns The grouped entries that the user's permissions allow. */
export const navItemsFor = (all: readonly RouteRecord[], user: User | null): NavItem[][] => {
  const routes = all.filter((route) => route.nav && canOpen(route, user));
  const isFull = routes.filter(({ nav }) => nav?.primary).length > bottomBarLength;
  const givesWay = new Set(routes.filter(({ nav }) => nav?.primary === 'optional').map(({ nav }) => nav?.id));
  return navGroups
    .map((group) =>
      routes
        .filter(({ nav }) => nav?.group === group)
        .flatMap(toNavItem)
        .map((item) => (isFull && givesWay.has(item.id) ? { ...item, primary: false } : item)),
    )
    .filter((items) => items.length > 0);
};

const byLongestHref = (one: { href: string }, other: { href: string }) => other.href.length - one.href.length;

/** @returns The nearest permitted list above a path; undefined for the entries themselves. */
export const parentItem = (
  routes: readonly RouteRecord[],
  path: string,
  user: User | null,
): Pick<NavItem, 'label' | 'href'> | undefined =>
  routes
    .filter((route) => (route.nav || route.backLink) && canOpen(route, user))
    .map((route) => ({ label: route.title, href: route.path.prefix }))
    .filter(({ href }) => path.startsWith(`${href}/`) && href !== home)
    .sort(byLongestHref)[0];

/** The entry of a path: the one with the longest matching prefix. */
export const navItemAt = (routes: readonly RouteRecord[], path: string): NavItem | undefined =>
  routes
    .flatMap(toNavItem)
    // Other pages, such as the account, also start with the first entry's path.
    .filter(({ href }) => path === href || path.startsWith(href === home ? homeAlias : `${href}/`))
    .sort(byLongestHref)[0];
