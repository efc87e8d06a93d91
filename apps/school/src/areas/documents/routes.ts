import { documentsAddress, queryOfFilter } from './list/documentsFilter.ts';
import { audienceNames, type RouteRecord } from '../../routes/record.ts';

export const documentRoutes: readonly RouteRecord[] = [
  {
    path: '/documentos/new-document',
    load: () => import('./upload/NewDocumentsScreen.tsx').then((file) => file.NewDocumentsScreen),
    permission: 'documents.write',
    quickAction: { label: 'documents.new', icon: 'upload', daily: true },
    preload: () => [['listDocumentCategories', {}]],
  },
  {
    path: '/documentos/document-categories',
    load: () =>
      import('./categories/DocumentCategoriesScreen.tsx').then((file) => file.DocumentCategoriesScreen),
    preload: () => [['listDocumentCategories', {}]],
  },
  {
    path: '/documentos/document/*',
    load: () => import('./detail/DocumentScreen.tsx').then((file) => file.DocumentScreen),
    preload: ({ rest = '' }) => [['getDocument', { path: { id: rest } }], ...audienceNames],
  },
  {
    path: '/documentos/*?',
    load: () => import('./list/DocumentsScreen.tsx').then((file) => file.DocumentsScreen),
    permission: 'documents.view',
    nav: { id: 'documents', group: 'documents', label: 'app.places.documents', icon: 'folder-open' },
    preload: ({ rest, search }) => [
      ['listDocuments', queryOfFilter(documentsAddress.read(rest, search))],
      ...audienceNames,
    ],
  },
];
