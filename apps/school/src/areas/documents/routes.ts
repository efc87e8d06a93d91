import { documentsAddress, queryOfFilter } from './list/documentsFilter.ts';
import { audienceNames, type RouteRecord } from '../../routes/record.ts';

export const documentRoutes: readonly RouteRecord[] = [
  {
    path: '/documentos/new-document',
    title: 'documents.new',
    load: () => import('./upload/NewDocumentsScreen.tsx').then((file) => file.NewDocumentsScreen),
    permission: 'documents.write',
    quickAction: { icon: 'upload', daily: true },
    preload: () => [['listDocumentCategories', {}]],
  },
  {
    path: '/documentos/document-categories',
    title: 'documents.categories.title',
    load: () =>
      import('./categories/DocumentCategoriesScreen.tsx').then((file) => file.DocumentCategoriesScreen),
    permission: 'documents.write',
    scope: 'any',
    preload: () => [['listDocumentCategories', {}]],
  },
  {
    path: '/documentos/document/*',
    title: 'documents.one',
    load: () => import('./detail/DocumentScreen.tsx').then((file) => file.DocumentScreen),
    permission: 'documents.view',
    preload: ({ rest = '' }) => [['getDocument', { path: { id: rest } }], ...audienceNames],
  },
  {
    path: '/documentos/*?',
    title: 'documents.title',
    load: () => import('./list/DocumentsScreen.tsx').then((file) => file.DocumentsScreen),
    permission: 'documents.view',
    nav: { id: 'documents', group: 'documents', icon: 'folder-open' },
    preload: ({ rest, search }) => [
      ['listDocuments', queryOfFilter(documentsAddress.read(rest, search))],
      ...audienceNames,
    ],
  },
];
