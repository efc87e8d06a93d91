import type { InputOf } from '@school/domain';
import type { ValuesOf } from '../../../router/routePath.ts';
import type { notificationPaths } from '../paths.ts';

/** Converts the filter to query parameters. */
export function toNotificationsQuery({
  q,
  status,
  emergency,
  page,
}: ValuesOf<typeof notificationPaths.list>): InputOf<'listManagedNotifications'> {
  return {
    query: {
      page,
      ...(q && { q }),
      ...(status && { 'filter[status]': status }),
      ...(emergency && { 'filter[emergency]': emergency === 'true' }),
    },
  };
}
