import type { Preload } from '../../data/preloadQueries.ts';
import { protectedRoute, type RouteRecord } from '../../router/routes.ts';
import { boardPaths } from './paths.ts';

const boardQueries = ({ id }: { id: string }): Preload[] => [
  ['getNotificationBoard', { path: { id } }],
  ['listCourses', {}],
];

export const emergencyRoutes: readonly RouteRecord[] = [
  protectedRoute(boardPaths.board, {
    title: 'board.title',
    load: () => import('./board/BoardScreen.tsx').then((file) => file.BoardScreen),
    permission: 'emergency.board',
    preload: boardQueries,
  }),
  protectedRoute(boardPaths.report, {
    title: 'board.report',
    load: () => import('./board/BoardReportScreen.tsx').then((file) => file.BoardReportScreen),
    permission: 'emergency.board',
    preload: boardQueries,
  }),
];
