import type { InputOf, NotificationStatus } from '@school/domain';
import { listAddress, type ListFilter } from '../../../lists/listAddress.ts';

const statuses = ['draft', 'scheduled', 'sent', 'cancelled'] as const satisfies readonly NotificationStatus[];

/** URL of the list of managed notifications. */
export const managedAddress = listAddress('/college-notifications', {
  status: statuses,
  emergency: ['true', 'false'],
});

/** Converts the filter to query parameters. */
export function queryOfFilter({
  q,
  status,
  emergency,
  page,
}: ListFilter<'status' | 'emergency'>): InputOf<'listManagedNotifications'> {
  return {
    query: {
      page,
      per_page: 15,
      ...(q && { q }),
      ...(status && { 'filter[status]': status as NotificationStatus }),
      ...(emergency && { 'filter[emergency]': emergency === 'true' }),
    },
  };
}
