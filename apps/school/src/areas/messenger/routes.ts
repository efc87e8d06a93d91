import { protectedRoute, type RouteRecord } from '../../routes/record.ts';
import { messengerPaths } from './paths.ts';

export const messengerRoutes: readonly RouteRecord[] = [
  protectedRoute(messengerPaths.conversation, {
    title: 'messenger.title',
    load: () => import('./MessengerScreen.tsx').then((file) => file.MessengerScreen),
    permission: 'messenger.use',
    nav: { id: 'messenger', group: 'daily', icon: 'message-square', primary: true },
    preload: ({ id }) => (id ? [['getConversation', { path: { id } }]] : []),
  }),
];
