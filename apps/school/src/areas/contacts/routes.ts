import { contactsAddress, queryOfFilter } from './list/contactsFilter.ts';
import type { RouteRecord } from '../../routes/record.ts';

export const contactRoutes: readonly RouteRecord[] = [
  {
    path: '/admin/contacts',
    title: 'contacts.title',
    load: () => import('./list/ContactsScreen.tsx').then((file) => file.ContactsScreen),
    permission: 'contacts.view',
    nav: { id: 'contacts', group: 'people', icon: 'square-user' },
    preload: ({ search }) => [['listContacts', queryOfFilter(contactsAddress.read(undefined, search))]],
  },
  {
    path: '/admin/contacts/create',
    title: 'contacts.new',
    load: () => import('./editor/NewContactScreen.tsx').then((file) => file.NewContactScreen),
    permission: 'contacts.write',
    quickAction: { icon: 'plus' },
  },
  {
    path: '/admin/contacts/*',
    title: 'contacts.one',
    load: () => import('./detail/ContactScreen.tsx').then((file) => file.ContactScreen),
    permission: 'contacts.view',
    preload: ({ rest = '' }) => [['getContact', { path: { id: rest } }]],
  },
];
