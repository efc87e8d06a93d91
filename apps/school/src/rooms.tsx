import { Page, Skeleton, SkeletonGroup } from '@school/ui';
import type { ComponentType } from 'react';
import { parse } from 'regexparam';
import { matchRoute, Route } from 'wouter';
import { useSession, useVisitOutcome } from './data/DataRoot.tsx';
import { useText } from './intl/useText.ts';
import { usePlace } from './navigation/NavigationRoot.tsx';
import { lazyScreen, type LazyScreen } from './navigation/lazyScreen.ts';

/** A place behind the door: where it is and what it shows. */
type Room = { path: string; screen: LazyScreen };

const room = (path: string, bring: () => Promise<ComponentType>): Room => ({
  path,
  screen: lazyScreen(bring),
});

/** The map of what stands behind the door (specification §2), as far as it is built. The first that fits is taken. */
const rooms: readonly Room[] = [
  room('/app', () => import('./screens/Home/HomeScreen.tsx').then((file) => file.HomeScreen)),
  room('/app/profile', () =>
    import('./screens/Profile/ProfileScreen.tsx').then((file) => file.ProfileScreen),
  ),
  room('/app/home', () => import('./screens/Home/HomeScreen.tsx').then((file) => file.HomeScreen)),

  room('/blog/new-post', () =>
    import('./screens/NewPost/NewPostScreen.tsx').then((file) => file.NewPostScreen),
  ),
  room('/blog/post/*', () => import('./screens/Post/PostScreen.tsx').then((file) => file.PostScreen)),
  room('/blog/*?', () => import('./screens/Posts/PostsScreen.tsx').then((file) => file.PostsScreen)),

  room('/documentos/new-document', () =>
    import('./screens/NewDocuments/NewDocumentsScreen.tsx').then((file) => file.NewDocumentsScreen),
  ),
  room('/documentos/document-categories', () =>
    import('./screens/DocumentCategories/DocumentCategoriesScreen.tsx').then(
      (file) => file.DocumentCategoriesScreen,
    ),
  ),
  room('/documentos/document/*', () =>
    import('./screens/Document/DocumentScreen.tsx').then((file) => file.DocumentScreen),
  ),
  room('/documentos/*?', () =>
    import('./screens/Documents/DocumentsScreen.tsx').then((file) => file.DocumentsScreen),
  ),

  room('/users', () => import('./screens/Users/UsersScreen.tsx').then((file) => file.UsersScreen)),
  room('/users/new', () => import('./screens/NewUser/NewUserScreen.tsx').then((file) => file.NewUserScreen)),
  room('/users/roles', () => import('./screens/Roles/RolesScreen.tsx').then((file) => file.RolesScreen)),
  room('/users/roles/new', () =>
    import('./screens/NewRole/NewRoleScreen.tsx').then((file) => file.NewRoleScreen),
  ),
  room('/users/roles/*', () => import('./screens/Role/RoleScreen.tsx').then((file) => file.RoleScreen)),
  room('/users/*', () => import('./screens/User/UserScreen.tsx').then((file) => file.UserScreen)),

  room('/admin/statistics', () =>
    import('./screens/Statistics/StatisticsScreen.tsx').then((file) => file.StatisticsScreen),
  ),
  room('/admin/audit', () => import('./screens/Audit/AuditScreen.tsx').then((file) => file.AuditScreen)),

  room('/admin/school', () => import('./screens/School/SchoolScreen.tsx').then((file) => file.SchoolScreen)),
  room('/admin/integrations', () =>
    import('./screens/Integrations/IntegrationsScreen.tsx').then((file) => file.IntegrationsScreen),
  ),
  room('/admin/integrations/smtp', () =>
    import('./screens/Smtp/SmtpScreen.tsx').then((file) => file.SmtpScreen),
  ),
  room('/admin/integrations/calendar', () =>
    import('./screens/CalendarServer/CalendarServerScreen.tsx').then((file) => file.CalendarServerScreen),
  ),

  room('/events', () => import('./screens/Events/EventsScreen.tsx').then((file) => file.EventsScreen)),
  room('/events/new-event', () =>
    import('./screens/NewEvent/NewEventScreen.tsx').then((file) => file.NewEventScreen),
  ),
  room('/events/edit/*', () =>
    import('./screens/EditEvent/EditEventScreen.tsx').then((file) => file.EditEventScreen),
  ),
  room('/events/feeds', () => import('./screens/Feeds/FeedsScreen.tsx').then((file) => file.FeedsScreen)),

  room('/college-notifications', () =>
    import('./screens/CollegeNotifications/CollegeNotificationsScreen.tsx').then(
      (file) => file.CollegeNotificationsScreen,
    ),
  ),
  room('/college-notifications/new-notification', () =>
    import('./screens/NewNotification/NewNotificationScreen.tsx').then((file) => file.NewNotificationScreen),
  ),
  room('/college-notifications/*', () =>
    import('./screens/CollegeNotification/CollegeNotificationScreen.tsx').then(
      (file) => file.CollegeNotificationScreen,
    ),
  ),
  room('/notifications', () =>
    import('./screens/Notifications/NotificationsScreen.tsx').then((file) => file.NotificationsScreen),
  ),
  room('/notifications/*', () =>
    import('./screens/Notification/NotificationScreen.tsx').then((file) => file.NotificationScreen),
  ),
  room('/admin/contacts', () =>
    import('./screens/Contacts/ContactsScreen.tsx').then((file) => file.ContactsScreen),
  ),
  room('/admin/contacts/create', () =>
    import('./screens/NewContact/NewContactScreen.tsx').then((file) => file.NewContactScreen),
  ),
  room('/admin/contacts/*', () =>
    import('./screens/Contact/ContactScreen.tsx').then((file) => file.ContactScreen),
  ),
  room('/admin/places', () => import('./screens/Places/PlacesScreen.tsx').then((file) => file.PlacesScreen)),
  room('/admin/places/create', () =>
    import('./screens/NewPlace/NewPlaceScreen.tsx').then((file) => file.NewPlaceScreen),
  ),
  room('/admin/places/*', () => import('./screens/Place/PlaceScreen.tsx').then((file) => file.PlaceScreen)),
];

/** What a path without a place leads to. */
const nowhere: Room = room('/*?', () =>
  import('./screens/NoSuchRoom/NoSuchRoomScreen.tsx').then((file) => file.NoSuchRoomScreen),
);

/** @returns The room at a path. */
export const roomAt = (path: string): Room =>
  rooms.find((known) => matchRoute(parse, known.path, path)[0]) ?? nowhere;

/**
 * The room of the place. A path of the same room with other words is a screen of its own. At the first of a visit it
 * waits until it is known who reads, so that nothing is offered and taken away, and nothing moves; its code and its data
 * are under way meanwhile.
 */
export function Rooms() {
  const { path, screen } = roomAt(usePlace().path);
  const { user } = useSession();
  const isArriving = useVisitOutcome() === 'unknown' && user === null;
  if (isArriving) return <Arriving />;
  return (
    <Route path={path}>
      <screen.Screen key={path} />
    </Route>
  );
}

function Arriving() {
  const t = useText();
  return (
    <Page>
      <SkeletonGroup label={t('app.loading')}>
        <Skeleton shape="box" height={320} />
      </SkeletonGroup>
    </Page>
  );
}
