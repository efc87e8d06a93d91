import { allows, type Permission, type User } from '@school/domain';
import type { IconName } from '@school/ui';
import type { MessageId } from '../intl/messages.ts';

/** An entry of the navigation. */
export type NavItem = {
  id: string;
  label: MessageId;
  icon: IconName;
  href: string;
  /** The required permission, or several of which one is enough; without it, any signed-in user sees the entry. */
  right?: Permission | readonly Permission[];
  /** Whether the entry is in the bottom bar on phones. */
  primary?: boolean;
};

/** All entries in their groups. */
const groups: readonly (readonly NavItem[])[] = [
  [{ id: 'home', label: 'app.places.home', icon: 'house', href: '/app', primary: true }],
  [
    {
      id: 'news',
      label: 'app.places.news',
      icon: 'newspaper',
      href: '/blog',
      right: 'posts.view',
      primary: true,
    },
    {
      id: 'events',
      label: 'app.places.events',
      icon: 'calendar-days',
      href: '/events',
      right: 'events.view',
      primary: true,
    },
    {
      id: 'notifications',
      label: 'app.places.notifications',
      icon: 'megaphone',
      href: '/college-notifications',
      right: ['notifications.send', 'emergency.start'],
    },
    {
      id: 'received',
      label: 'app.places.received',
      icon: 'bell',
      href: '/notifications',
      right: 'notifications.view',
      primary: true,
    },
  ],
  [
    {
      id: 'documents',
      label: 'app.places.documents',
      icon: 'folder-open',
      href: '/documentos',
      right: 'documents.view',
    },
  ],
  [
    { id: 'users', label: 'app.places.users', icon: 'users', href: '/users', right: 'users.view' },
    {
      id: 'contacts',
      label: 'app.places.contacts',
      icon: 'square-user',
      href: '/admin/contacts',
      right: 'contacts.view',
    },
    { id: 'places', label: 'app.places.places', icon: 'map-pin', href: '/admin/places' },
  ],
  [
    {
      id: 'statistics',
      label: 'statistics.title',
      icon: 'chart-column',
      href: '/admin/statistics',
      right: 'statistics.view',
    },
    { id: 'audit', label: 'audit.title', icon: 'history', href: '/admin/audit', right: 'audit.view' },
  ],
  [
    {
      id: 'school',
      label: 'app.places.school',
      icon: 'school',
      href: '/admin/school',
      right: 'college.write',
    },
    {
      id: 'integrations',
      label: 'app.places.integrations',
      icon: 'plug',
      href: '/admin/integrations',
      right: 'integrations.write',
    },
  ],
];

const opens = ({ right }: Pick<NavItem, 'right'>, user: User | null): boolean =>
  !right || (user !== null && [right].flat().some((one) => allows(user, one)));

/** @returns The grouped entries that the user's permissions allow. */
export const navItemsFor = (user: User | null): NavItem[][] =>
  groups.map((places) => places.filter((place) => opens(place, user))).filter((places) => places.length > 0);

/** Lists below an entry that have detail pages. */
const lists: readonly Pick<NavItem, 'label' | 'href' | 'right'>[] = [
  { label: 'roles.title', href: '/users/roles', right: 'users.view' },
];

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
