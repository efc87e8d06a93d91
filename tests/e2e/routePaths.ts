import { collegePaths } from '../../apps/school/src/areas/college/paths.ts';
import { documentPaths } from '../../apps/school/src/areas/documents/paths.ts';
import { eventPaths } from '../../apps/school/src/areas/events/paths.ts';
import { postPaths } from '../../apps/school/src/areas/posts/paths.ts';
import { rolePaths } from '../../apps/school/src/areas/roles/paths.ts';
import { userPaths } from '../../apps/school/src/areas/users/paths.ts';
import { protectedRoutes } from '../../apps/school/src/routes/protected.ts';

/** Paths before sign-in that together show every screen. */
export const publicPaths: readonly string[] = [
  '/',
  '/auth/login',
  '/auth/signup-no',
  '/auth/reset-password#token=x&email=a%40b.cl',
  '/no/such/place',
];

/** The first route of each screen that needs no id. */
const routes = protectedRoutes.filter(
  ({ path, load }, at) =>
    !path.pattern.includes('/:id') && protectedRoutes.findIndex((other) => other.load === load) === at,
);

/** Paths after sign-in that together show every screen but those of a single record. */
export const protectedPaths: readonly string[] = [
  ...routes.map(({ path }) => path.prefix),
  collegePaths.detail.href({ edit: true }),
  eventPaths.calendar.href({ view: 'agenda' }),
];

/** Lists whose first link opens a record, one for each kind of record that has a screen. */
export const listPaths: readonly string[] = [
  postPaths.list.href(),
  userPaths.list.href(),
  rolePaths.list.href(),
  documentPaths.list.href(),
];
