import type { InputOf } from '@school/domain';
import type { ValuesOf } from '../../../router/routePath.ts';
import type { messengerPaths } from '../paths.ts';

/** Converts the filter of the list to query parameters. */
export const toReportsQuery = ({
  status,
  page,
}: ValuesOf<typeof messengerPaths.reports>): InputOf<'listMessageReports'> => ({
  query: { 'filter[status]': status || 'open', page, per_page: 20 },
});
