import { allows, type Permission, type User } from '@school/domain';
import type { IconName } from '@school/ui';
import type { MessageId } from '../intl/messages.ts';

/** A quick action, available on every screen. */
export type QuickAction = {
  /** The required permission; one of several is enough. */
  right: Permission | readonly Permission[];
  label: MessageId;
  icon: IconName;
  href: string;
  /** Whether it is among the frequent ones on Home. */
  daily?: boolean;
};

const all: readonly QuickAction[] = [
  {
    right: 'documents.write',
    label: 'documents.new',
    icon: 'upload',
    href: '/documentos/new-document',
    daily: true,
  },
  {
    right: 'events.write',
    label: 'events.new',
    icon: 'calendar-plus',
    href: '/events/new-event',
    daily: true,
  },
  { right: 'posts.write', label: 'posts.new', icon: 'plus', href: '/blog/new-post', daily: true },
  {
    right: ['notifications.send', 'emergency.start'],
    label: 'notifications.new',
    icon: 'megaphone',
    href: '/college-notifications/new-notification',
  },
  { right: 'users.write', label: 'users.new', icon: 'plus', href: '/users/new' },
  { right: 'users.roles', label: 'roles.new', icon: 'plus', href: '/users/roles/new' },
  { right: 'contacts.write', label: 'contacts.new', icon: 'plus', href: '/admin/contacts/create' },
  { right: 'places.write', label: 'places.new', icon: 'plus', href: '/admin/places/create' },
];

/** @returns The quick actions that a user may use. */
export const quickActionsFor = (user: User | null): QuickAction[] =>
  all.filter(({ right }) => user !== null && [right].flat().some((one) => allows(user, one)));
