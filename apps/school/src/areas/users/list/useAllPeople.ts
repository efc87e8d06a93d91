import type { SchoolUser } from '@school/domain';
import { useLookup } from '../../../data/useLookup.ts';
import { problemMessage } from '../../../intl/problemText.ts';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';
import { toUsersQuery, type UsersFilter } from './usersFilter.ts';

/** Maximum number of people per action; each needs a request. */
export const mostTicked = 500;

/** Largest page size of the API. */
const perPage = 100;

/**
 * @returns Reads all people of the filter, at most {@link mostTicked}; undefined after a failure, which is shown as a toast.
 */
export function useAllPeople(filter: UsersFilter): () => Promise<SchoolUser[] | undefined> {
  const { notices } = useScreenServices();
  const lookUp = useLookup('listUsers');
  return async () => {
    const { query } = toUsersQuery(filter);
    const people: SchoolUser[] = [];
    for (let page = 1; page <= mostTicked / perPage; page += 1) {
      const outcome = await lookUp({ query: { ...query, page, per_page: perPage } });
      if (!outcome.ok) {
        notices.notify({ tone: 'critical', message: problemMessage(outcome.problem) });
        return undefined;
      }
      people.push(...outcome.data.data);
      if (page >= outcome.data.meta.last_page) break;
    }
    return people;
  };
}
