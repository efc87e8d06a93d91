import type { Client, Session } from '@school/domain';
import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { type Read, readAhead } from './data/readAhead.ts';
import type { Place } from './navigation/place.ts';
import { auditAddress, pageOf as pageOfAudit } from './screens/Audit/auditFilter.ts';
import { dayOf } from './events/clock.ts';
import { dayAt } from './lists/days.ts';
import { eventsAddress, queryOfFilter as queryOfEvents } from './screens/Events/eventsFilter.ts';
import { documentsAddress, queryOfFilter as queryOfDocuments } from './screens/Documents/documentsFilter.ts';
import {
  managedAddress,
  queryOfFilter as queryOfManaged,
} from './screens/CollegeNotifications/notificationsFilter.ts';
import { postsAddress, queryOfFilter } from './screens/Posts/postsFilter.ts';
import { contactsAddress, queryOfFilter as queryOfContacts } from './screens/Contacts/contactsFilter.ts';
import { placesAddress, queryOfFilter as queryOfPlaces } from './screens/Places/placesFilter.ts';
import { countedWithoutPin } from './people/withoutPin.ts';
import { queryOfFilter as queryOfUsers, usersAddress } from './screens/Users/usersFilter.ts';

/** What the pattern of a path caught, and the query. */
type Caught = { rest: string | undefined; search: string };

/** Whom things are for is named in their lists. */
const names: readonly Read[] = [
  ['listGrades', {}],
  ['listCourses', {}],
  ['listRoles', {}],
];

const openEvent = (id: string): Read[] => (id ? [['getEvent', { path: { id } }]] : []);

/** What each place reads first, so that its data are under way while its code still is. The first that fits is taken. */
const readsOf: readonly [path: string, reads: (caught: Caught) => Read[]][] = [
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
  ['/admin/integrations/smtp', () => [['getSmtpSettings', {}]]],
  ['/admin/integrations/calendar', () => [['getCalendarSettings', {}]]],
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

/** Begins what a place reads first. */
export function beginReads(sources: { client: Client; session: Session }, place: Place): void {
  for (const [path, reads] of readsOf) {
    const [fits, params] = matchRoute(parse, path, place.path);
    if (!fits) continue;
    readAhead(
      sources,
      reads({ rest: (params as Record<string, string | undefined>)['*'], search: place.search }),
    );
    return;
  }
}
