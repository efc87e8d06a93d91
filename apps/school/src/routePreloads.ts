import { allows, type Client, type Permission, type Session, scopeOf, type User } from '@school/domain';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { type Preload, preloadQueries } from './data/preloadQueries.ts';
import type { Visit } from './data/visit.ts';
import type { RouterLocation } from './navigation/routerLocation.ts';
import { auditAddress, pageOf as pageOfAudit } from './screens/Audit/auditFilter.ts';
import { dayOf } from './events/clock.ts';
import { dayAt } from './lists/days.ts';
import { eventsAddress, queryOfFilter as queryOfEvents } from './screens/Events/eventsFilter.ts';
import { documentsAddress, queryOfFilter as queryOfDocuments } from './screens/Documents/documentsFilter.ts';
import {
  managedAddress,
  queryOfFilter as queryOfManaged,
} from './screens/CollegeNotifications/notificationsFilter.ts';
import {
  eventsAhead,
  latestNews,
  ownDrafts,
  ownScheduled,
  pendingPeople,
  unreadNotifications,
} from './screens/Home/homeQueries.ts';
import { postsAddress, queryOfFilter } from './screens/Posts/postsFilter.ts';
import { contactsAddress, queryOfFilter as queryOfContacts } from './screens/Contacts/contactsFilter.ts';
import { placesAddress, queryOfFilter as queryOfPlaces } from './screens/Places/placesFilter.ts';
import { countedWithoutPin } from './people/withoutPin.ts';
import {
  areCountable,
  daysOf,
  queryOfFilter as queryOfStatistics,
  statisticsAddress,
  zoneOf,
} from './screens/Statistics/statisticsFilter.ts';
import { queryOfFilter as queryOfUsers, usersAddress } from './screens/Users/usersFilter.ts';

/** Match of a route's path, with the query, the user and the time zone. */
type Caught = {
  rest: string | undefined;
  search: string;
  /** Null while unknown: then only queries are preloaded that most people may send. */
  user: User | null;
  timeZone: string | undefined;
};

const may = (user: User | null, right: Permission) => user === null || allows(user, right);

/* A 403 would be logged as an error, so restricted queries are preloaded only for a known user. */
const isKnownTo = (user: User | null, right: Permission) => user !== null && allows(user, right);

const seesFigures = (user: User | null) =>
  user !== null && ['any', 'own'].includes(scopeOf(user, 'statistics.view') ?? '');

function figureReads(user: User | null): Preload[] {
  if (!seesFigures(user)) return [];
  return [
    ['getReachStatistics', {}],
    ['getEntryStatistics', {}],
    ...(isKnownTo(user, 'users.reset') ? [['listUsers', countedWithoutPin] as Preload] : []),
  ];
}

function homeReads({ user, timeZone }: Caught): Preload[] {
  return [
    ...(may(user, 'events.view') ? [['listEvents', eventsAhead(new Date(), timeZone)] as Preload] : []),
    ...(may(user, 'posts.write')
      ? ([
          ['listPosts', ownDrafts],
          ['listPosts', ownScheduled],
        ] as Preload[])
      : []),
    ...(isKnownTo(user, 'users.write') ? [['listUsers', pendingPeople] as Preload] : []),
    ...(isKnownTo(user, 'integrations.write') ? [['listIntegrations', {}] as Preload] : []),
    ...(may(user, 'notifications.view') ? [['listNotifications', unreadNotifications] as Preload] : []),
    ['listPosts', latestNews],
    ...figureReads(user),
  ];
}

function statisticsReads({ search, user, timeZone }: Caught): Preload[] {
  const filter = statisticsAddress.read(undefined, search);
  const today = dayAt(new Date(), zoneOf(filter) ?? timeZone);
  if (!areCountable(daysOf(filter, today))) return [];
  const query = queryOfStatistics(filter, today);
  return [
    ['getPostStatistics', query],
    ['getDocumentStatistics', query],
    ...(user === null || seesFigures(user)
      ? ([
          ['getEntryStatistics', query],
          ['getReachStatistics', query],
        ] as Preload[])
      : []),
    ['listRoles', {}],
  ];
}

/** Lists show the names of audiences. */
const names: readonly Preload[] = [
  ['listGrades', {}],
  ['listCourses', {}],
  ['listRoles', {}],
];

const openEvent = (id: string): Preload[] => (id ? [['getEvent', { path: { id } }]] : []);

/** The first queries of each route, so that data loads in parallel with code. The first match wins. */
const routePreloads: readonly [path: string, reads: (caught: Caught) => Preload[]][] = [
  ['/app', homeReads],
  [
    '/app/profile',
    ({ search }) => (new URLSearchParams(search).get('part') === 'devices' ? [['listSessions', {}]] : []),
  ],
  ['/admin/statistics', statisticsReads],
  ['/notifications', () => [['listNotifications', {}]]],
  ['/blog/new-post', () => [['listPostCategories', {}], ...names]],
  ['/blog/post/*', ({ rest = '' }) => [['getPost', { path: { id: rest } }], ...names]],
  [
    '/blog/*?',
    ({ rest, search }) => [['listPosts', queryOfFilter(postsAddress.read(rest, search))], ...names],
  ],
  [
    '/events',
    ({ search }) => [
      ['listEvents', queryOfEvents(eventsAddress.read(undefined, search), dayOf(new Date()))],
      ...openEvent(eventsAddress.read(undefined, search).event),
    ],
  ],
  ['/events/new-event', () => [['listGrades', {}]]],
  ['/events/edit/*', ({ rest = '' }) => openEvent(rest)],
  ['/events/feeds', () => [['listCalendarFeeds', {}]]],
  ['/documentos/new-document', () => [['listDocumentCategories', {}]]],
  ['/documentos/document-categories', () => [['listDocumentCategories', {}]]],
  ['/documentos/document/*', ({ rest = '' }) => [['getDocument', { path: { id: rest } }], ...names]],
  [
    '/documentos/*?',
    ({ rest, search }) => [
      ['listDocuments', queryOfDocuments(documentsAddress.read(rest, search))],
      ...names,
    ],
  ],
  [
    '/college-notifications',
    ({ search }) => [
      ['listManagedNotifications', queryOfManaged(managedAddress.read(undefined, search))],
      ...names,
    ],
  ],
  ['/college-notifications/new-notification', () => [...names]],
  ['/college-notifications/*', ({ rest = '' }) => [['getNotification', { path: { id: rest } }], ...names]],
  ['/notifications/*', ({ rest = '' }) => [['getNotification', { path: { id: rest } }]]],
  [
    '/users',
    ({ search }) => [
      ['listUsers', queryOfUsers(usersAddress.read(undefined, search))],
      ['listUsers', countedWithoutPin],
    ],
  ],
  ['/users/new', () => [['listRoles', {}]]],
  ['/users/roles', () => [['listRoles', {}]]],
  ['/users/roles/new', () => []],
  ['/users/roles/*', ({ rest = '' }) => [['getRole', { path: { id: rest } }]]],
  ['/admin/school', () => [['getCollege', {}]]],
  ['/admin/integrations', () => [['listIntegrations', {}]]],
  [
    '/admin/integrations/smtp',
    () => [
      ['listIntegrations', {}],
      ['getSmtpSettings', {}],
    ],
  ],
  [
    '/admin/integrations/calendar',
    () => [
      ['listIntegrations', {}],
      ['getCalendarSettings', {}],
    ],
  ],
  ['/users/*', ({ rest = '' }) => [['getUser', { path: { id: rest } }]]],
  [
    '/admin/audit',
    ({ search }) => [
      ['listAudit', pageOfAudit(auditAddress.read(undefined, search), dayAt(new Date(), undefined))],
    ],
  ],
  [
    '/admin/contacts',
    ({ search }) => [['listContacts', queryOfContacts(contactsAddress.read(undefined, search))]],
  ],
  ['/admin/contacts/create', () => []],
  ['/admin/contacts/*', ({ rest = '' }) => [['getContact', { path: { id: rest } }]]],
  ['/admin/places', ({ search }) => [['listPlaces', queryOfPlaces(placesAddress.read(undefined, search))]]],
  ['/admin/places/create', () => []],
  ['/admin/places/*', ({ rest = '' }) => [['getPlace', { path: { id: rest } }]]],
];

/** Starts the first queries of a route. */
export function preloadRoute(
  sources: { client: Client; session: Session; visit: Pick<Visit, 'get'> },
  place: RouterLocation,
): void {
  for (const [path, reads] of routePreloads) {
    const [fits, params] = matchRoute(parse, path, place.path);
    if (!fits) continue;
    preloadQueries(
      sources,
      reads({
        rest: (params as Record<string, string | undefined>)['*'],
        search: place.search,
        user: sources.session.getState().user,
        timeZone: sources.visit.get().college?.setting.timezone,
      }),
    );
    return;
  }
}
