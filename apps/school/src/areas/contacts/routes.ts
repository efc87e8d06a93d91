import { contactsAddress, queryOfFilter } from './list/contactsFilter.ts';
import type { RouteRecord } from '../../routes/record.ts';

export const contactRoutes: readonly RouteRecord[] = [
  {
    path: '/admin/contacts',
    load: () => import('./list/ContactsScreen.tsx').then((file) => file.ContactsScreen),
    permission: 'contacts.view',
    nav: { id: 'contacts', group: 'people', label: 'app.places.contacts', icon: 'square-user' },
    preload: ({ search }) => [['listContacts', queryOfFilter(contactsAddress.read(undefined, search))]],
  },
  {
    path: '/admin/contacts/create',
    load: () => import('./editor/NewContactScreen.tsx').then((file) => file.NewContactScreen),
    permission: 'contacts.write',
    quickAction: { label: 'contacts.new', icon: 'plus' },
  },
  {
    path: '/admin/contacts/*',
    load: () => import('./detail/ContactScreen.tsx').then((file) => file.ContactScreen),
    preload: ({ rest = '' }) => [['getContact', { path: { id: rest } }]],
  },
];
