import { documentsAddress, queryOfFilter } from '../screens/Documents/documentsFilter.ts';
import { audienceNames, type RouteRecord } from './record.ts';

export const documentRoutes: readonly RouteRecord[] = [
  {
    path: '/documentos/new-document',
    load: () =>
      import('../screens/NewDocuments/NewDocumentsScreen.tsx').then((file) => file.NewDocumentsScreen),
    permission: 'documents.write',
    quickAction: { label: 'documents.new', icon: 'upload', daily: true },
    preload: () => [['listDocumentCategories', {}]],
  },
  {
    path: '/documentos/document-categories',
    load: () =>
      import('../screens/DocumentCategories/DocumentCategoriesScreen.tsx').then(
        (file) => file.DocumentCategoriesScreen,
      ),
    preload: () => [['listDocumentCategories', {}]],
  },
  {
    path: '/documentos/document/*',
    load: () => import('../screens/Document/DocumentScreen.tsx').then((file) => file.DocumentScreen),
    preload: ({ rest = '' }) => [['getDocument', { path: { id: rest } }], ...audienceNames],
  },
  {
    path: '/documentos/*?',
    load: () => import('../screens/Documents/DocumentsScreen.tsx').then((file) => file.DocumentsScreen),
    permission: 'documents.view',
    nav: { id: 'documents', group: 'documents', label: 'app.places.documents', icon: 'folder-open' },
    preload: ({ rest, search }) => [
      ['listDocuments', queryOfFilter(documentsAddress.read(rest, search))],
      ...audienceNames,
    ],
  },
];
