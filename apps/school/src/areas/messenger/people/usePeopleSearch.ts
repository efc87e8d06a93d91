import { fullName } from '@school/domain';
import type { ComboboxOption, OptionSearch } from '@school/ui';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSession } from '../../../data/DataRoot.tsx';
import { useLookup } from '../../../data/useLookup.ts';
import { useText } from '../../../intl/useText.ts';

/** Maximum number of people per search. */
const offered = 20;

const none: readonly string[] = [];

/** A search of people, and the ones it has returned, so that chosen people stay named. */
export type PeopleSearch = { options: OptionSearch; known: readonly ComboboxOption[] };

/**
 * Searches people. Needs the permission `users.view`.
 *
 * @param memberIds People who can't be chosen because they are in the group already.
 * @param reach The people with reach the user may start a conversation, or everyone of the school. @default 'reachable'
 */
export function usePeopleSearch(
  memberIds: readonly string[] = none,
  reach: 'reachable' | 'everyone' = 'reachable',
): PeopleSearch {
  const t = useText();
  const { formatList } = useIntl();
  const { user } = useSession();
  const lookUp = useLookup('listUsers');
  const [known, setKnown] = useState<readonly ComboboxOption[]>([]);
  const options = useCallback<OptionSearch>(
    async (q, signal) => {
      const query = {
        per_page: offered,
        ...(reach === 'reachable' && { 'filter[messenger]': reach }),
        ...(q && { q }),
      } as const;
      const outcome = await lookUp({ query, signal });
      if (!outcome.ok) throw new Error(outcome.problem.kind);
      const people = outcome.data.data
        .filter(({ id }) => reach === 'everyone' || id !== user?.id)
        .map((person): ComboboxOption => {
          const isMember = memberIds.includes(person.id);
          const roles = formatList(person.roles.map(({ name }) => name));
          return {
            value: person.id,
            label: fullName(person),
            description: isMember ? t('messenger.details.isMember') : roles,
            disabled: isMember,
          };
        });
      setKnown((before) => {
        const ids = new Set(people.map(({ value }) => value));
        return [...before.filter(({ value }) => !ids.has(value)), ...people];
      });
      return people;
    },
    [formatList, lookUp, memberIds, t, user?.id, reach],
  );
  return { options, known };
}
