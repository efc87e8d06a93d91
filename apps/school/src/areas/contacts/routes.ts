import { toContactsQuery } from './list/contactsFilter.ts';
import { protectedRoute, type RouteRecord } from '../../router/routes.ts';
import { contactPaths } from './paths.ts';

export const contactRoutes: readonly RouteRecord[] = [
  protectedRoute(contactPaths.list, {
    title: 'contacts.title',
    load: () => import('./list/ContactsScreen.tsx').then((file) => file.ContactsScreen),
    permission: 'contacts.view',
    nav: { id: 'contacts', group: 'people', icon: 'square-user' },
    preload: (filter) => [['listContacts', toContactsQuery(filter)]],
  }),
  protectedRoute(contactPaths.create, {
    title: 'contacts.new',
    load: () => import('./editor/NewContactScreen.tsx').then((file) => file.NewContactScreen),
    permission: 'contacts.write',
    quickAction: { icon: 'plus' },
  }),
  protectedRoute(contactPaths.detail, {
    title: 'contacts.one',
    load: () => import('./detail/ContactScreen.tsx').then((file) => file.ContactScreen),
    permission: 'contacts.view',
    preload: ({ id }) => [['getContact', { path: { id } }]],
  }),
];
