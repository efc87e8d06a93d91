import { toDocumentsQuery } from './list/documentsFilter.ts';
import { audienceNames, protectedRoute, type RouteRecord } from '../../router/routes.ts';
import { documentPaths } from './paths.ts';

export const documentRoutes: readonly RouteRecord[] = [
  protectedRoute(documentPaths.create, {
    title: 'documents.new',
    load: () => import('./upload/NewDocumentsScreen.tsx').then((file) => file.NewDocumentsScreen),
    permission: 'documents.write',
    quickAction: { icon: 'upload', daily: true },
    preload: () => [['listDocumentCategories', {}]],
  }),
  protectedRoute(documentPaths.categories, {
    title: 'documents.categories.title',
    load: () =>
      import('./categories/DocumentCategoriesScreen.tsx').then((file) => file.DocumentCategoriesScreen),
    permission: 'documents.write',
    scope: 'any',
    preload: () => [['listDocumentCategories', {}]],
  }),
  protectedRoute(documentPaths.detail, {
    title: 'documents.one',
    load: () => import('./detail/DocumentScreen.tsx').then((file) => file.DocumentScreen),
    permission: 'documents.view',
    preload: ({ id }) => [['getDocument', { path: { id } }], ...audienceNames],
  }),
  protectedRoute(documentPaths.list, {
    title: 'documents.title',
    load: () => import('./list/DocumentsScreen.tsx').then((file) => file.DocumentsScreen),
    permission: 'documents.view',
    nav: { id: 'documents', group: 'documents', icon: 'folder-open' },
    preload: (filter) => [['listDocuments', toDocumentsQuery(filter)], ...audienceNames],
  }),
];
