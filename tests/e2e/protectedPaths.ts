import { protectedRoutes } from '../../apps/school/src/routes/protected.ts';
import { hrefOf } from '../../apps/school/src/routes/record.ts';

/** The first route of each screen that needs no id. */
const routes = protectedRoutes.filter(
  ({ path, load }, at) =>
    !path.endsWith('*') && protectedRoutes.findIndex((other) => other.load === load) === at,
);

/** Paths after sign-in that together show every screen but those of a single record. */
export const protectedPaths: readonly string[] = [
  ...routes.map(hrefOf),
  '/admin/school?edit=1',
  '/events?view=agenda',
];

/** Lists whose first link opens a record, one for each kind of record that has a screen. */
export const listPaths: readonly string[] = ['/blog', '/users', '/users/roles', '/documentos'];
