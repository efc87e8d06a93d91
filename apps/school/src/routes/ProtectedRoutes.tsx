import { Page, Skeleton, SkeletonGroup } from '@school/ui';
import type { ComponentType } from 'react';
import { parse } from 'regexparam';
import { matchRoute, Route } from 'wouter';
import { useSession, useVisitOutcome } from './data/DataRoot.tsx';
import { useText } from './intl/useText.ts';
import { useRouterLocation } from './navigation/NavigationRoot.tsx';
import { lazyScreen, type LazyScreen } from './navigation/lazyScreen.ts';

/** A protected route: its path and its screen. */
type ProtectedRoute = { path: string; screen: LazyScreen };

const protectedRoute = (path: string, bring: () => Promise<ComponentType>): ProtectedRoute => ({
  path,
  screen: lazyScreen(bring),
});

/** The protected routes (specification §2). The first match wins. */
const protectedRoutes: readonly ProtectedRoute[] = [
  protectedRoute('/app', () => import('./screens/Home/HomeScreen.tsx').then((file) => file.HomeScreen)),
  protectedRoute('/app/profile', () =>
    import('./screens/Profile/ProfileScreen.tsx').then((file) => file.ProfileScreen),
  ),
  protectedRoute('/app/home', () => import('./screens/Home/HomeScreen.tsx').then((file) => file.HomeScreen)),

  protectedRoute('/blog/new-post', () =>
    import('./screens/NewPost/NewPostScreen.tsx').then((file) => file.NewPostScreen),
  ),
  protectedRoute('/blog/post/*', () =>
    import('./screens/Post/PostScreen.tsx').then((file) => file.PostScreen),
  ),
  protectedRoute('/blog/*?', () =>
    import('./screens/Posts/PostsScreen.tsx').then((file) => file.PostsScreen),
  ),

  protectedRoute('/documentos/new-document', () =>
    import('./screens/NewDocuments/NewDocumentsScreen.tsx').then((file) => file.NewDocumentsScreen),
  ),
  protectedRoute('/documentos/document-categories', () =>
    import('./screens/DocumentCategories/DocumentCategoriesScreen.tsx').then(
      (file) => file.DocumentCategoriesScreen,
    ),
  ),
  protectedRoute('/documentos/document/*', () =>
    import('./screens/Document/DocumentScreen.tsx').then((file) => file.DocumentScreen),
  ),
  protectedRoute('/documentos/*?', () =>
    import('./screens/Documents/DocumentsScreen.tsx').then((file) => file.DocumentsScreen),
  ),

  protectedRoute('/users', () => import('./screens/Users/UsersScreen.tsx').then((file) => file.UsersScreen)),
  protectedRoute('/users/new', () =>
    import('./screens/NewUser/NewUserScreen.tsx').then((file) => file.NewUserScreen),
  ),
  protectedRoute('/users/roles', () =>
    import('./screens/Roles/RolesScreen.tsx').then((file) => file.RolesScreen),
  ),
  protectedRoute('/users/roles/new', () =>
    import('./screens/NewRole/NewRoleScreen.tsx').then((file) => file.NewRoleScreen),
  ),
  protectedRoute('/users/roles/*', () =>
    import('./screens/Role/RoleScreen.tsx').then((file) => file.RoleScreen),
  ),
  protectedRoute('/users/*', () => import('./screens/User/UserScreen.tsx').then((file) => file.UserScreen)),

  protectedRoute('/admin/statistics', () =>
    import('./screens/Statistics/StatisticsScreen.tsx').then((file) => file.StatisticsScreen),
  ),
  protectedRoute('/admin/audit', () =>
    import('./screens/Audit/AuditScreen.tsx').then((file) => file.AuditScreen),
  ),

  protectedRoute('/admin/school', () =>
    import('./screens/School/SchoolScreen.tsx').then((file) => file.SchoolScreen),
  ),
  protectedRoute('/admin/integrations', () =>
    import('./screens/Integrations/IntegrationsScreen.tsx').then((file) => file.IntegrationsScreen),
  ),
  protectedRoute('/admin/integrations/smtp', () =>
    import('./screens/Smtp/SmtpScreen.tsx').then((file) => file.SmtpScreen),
  ),
  protectedRoute('/admin/integrations/calendar', () =>
    import('./screens/CalendarServer/CalendarServerScreen.tsx').then((file) => file.CalendarServerScreen),
  ),

  protectedRoute('/events', () =>
    import('./screens/Events/EventsScreen.tsx').then((file) => file.EventsScreen),
  ),
  protectedRoute('/events/new-event', () =>
    import('./screens/NewEvent/NewEventScreen.tsx').then((file) => file.NewEventScreen),
  ),
  protectedRoute('/events/edit/*', () =>
    import('./screens/EditEvent/EditEventScreen.tsx').then((file) => file.EditEventScreen),
  ),
  protectedRoute('/events/feeds', () =>
    import('./screens/Feeds/FeedsScreen.tsx').then((file) => file.FeedsScreen),
  ),

  protectedRoute('/college-notifications', () =>
    import('./screens/CollegeNotifications/CollegeNotificationsScreen.tsx').then(
      (file) => file.CollegeNotificationsScreen,
    ),
  ),
  protectedRoute('/college-notifications/new-notification', () =>
    import('./screens/NewNotification/NewNotificationScreen.tsx').then((file) => file.NewNotificationScreen),
  ),
  protectedRoute('/college-notifications/*', () =>
    import('./screens/CollegeNotification/CollegeNotificationScreen.tsx').then(
      (file) => file.CollegeNotificationScreen,
    ),
  ),
  protectedRoute('/notifications', () =>
    import('./screens/Notifications/NotificationsScreen.tsx').then((file) => file.NotificationsScreen),
  ),
  protectedRoute('/notifications/*', () =>
    import('./screens/Notification/NotificationScreen.tsx').then((file) => file.NotificationScreen),
  ),
  protectedRoute('/admin/contacts', () =>
    import('./screens/Contacts/ContactsScreen.tsx').then((file) => file.ContactsScreen),
  ),
  protectedRoute('/admin/contacts/create', () =>
    import('./screens/NewContact/NewContactScreen.tsx').then((file) => file.NewContactScreen),
  ),
  protectedRoute('/admin/contacts/*', () =>
    import('./screens/Contact/ContactScreen.tsx').then((file) => file.ContactScreen),
  ),
  protectedRoute('/admin/places', () =>
    import('./screens/Places/PlacesScreen.tsx').then((file) => file.PlacesScreen),
  ),
  protectedRoute('/admin/places/create', () =>
    import('./screens/NewPlace/NewPlaceScreen.tsx').then((file) => file.NewPlaceScreen),
  ),
  protectedRoute('/admin/places/*', () =>
    import('./screens/Place/PlaceScreen.tsx').then((file) => file.PlaceScreen),
  ),
];

/** Any other path. */
const notFoundRoute: ProtectedRoute = protectedRoute('/*?', () =>
  import('./screens/PageNotFound/PageNotFoundScreen.tsx').then((file) => file.PageNotFoundScreen),
);

/** @returns The protected route that a path matches. */
export const matchProtectedRoute = (path: string): ProtectedRoute =>
  protectedRoutes.find((known) => matchRoute(parse, known.path, path)[0]) ?? notFoundRoute;

/**
 * Renders the screen of the current location. The same route with other parameters mounts a new screen. On the first
 * navigation it shows a skeleton until the user is known, so that no action appears and disappears again; code and data load
 * meanwhile.
 */
export function ProtectedRoutes() {
  const { path, screen } = matchProtectedRoute(useRouterLocation().path);
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
