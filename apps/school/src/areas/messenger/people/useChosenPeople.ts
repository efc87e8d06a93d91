import type { ComboboxOption } from '@school/ui';
import { useKnownPeople } from '../../../audience/useKnownPeople.ts';
import { useText } from '../../../intl/useText.ts';
import type { PeopleSearch } from './usePeopleSearch.ts';

/**
 * Returns the options of a people search, and the names of all chosen people, also of those that a restored draft knows only
 * by their ids.
 *
 * @param ids Ids of the chosen people.
 */
export function useChosenPeople({ options, known }: PeopleSearch, ids: readonly string[]): PeopleSearch {
  const t = useText();
  const unnamed = ids.filter((id) => !known.some(({ value }) => value === id));
  const { names } = useKnownPeople(unnamed);
  const named = unnamed.map((id): ComboboxOption => {
    const name = names[id];
    const label = name === undefined ? t('app.loading') : (name ?? t('audience.unavailable'));
    return { value: id, label };
  });
  return { options, known: [...known, ...named] };
}
