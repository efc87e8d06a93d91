import { useParams, useSearch } from 'wouter';
import { useNavigation } from '../router/NavigationRoot.tsx';
import type { ListAddress, ListFilter } from './listAddress.ts';

/** State of a list in the URL, and functions that change it. Every change returns to the first page. */
export type List<Name extends string> = {
  filter: ListFilter<Name>;
  /** Whether a filter is set; the sort order doesn't count. */
  narrowed: boolean;
  /** Searches the list; replaces the history entry, because it runs while the person types. */
  search(q: string): void;
  /** Sets a filter; an empty value clears it. */
  narrow(name: Name, value: string): void;
  /** Clears all filters. */
  clear(): void;
  /** Returns the URL of the list with a filter. */
  hrefOf(name: Name, value: string): string;
  hrefOfPage(page: number): string;
};

/** Sort order, view and the open record are in the URL too, but filter nothing. */
const looks: ReadonlySet<string> = new Set(['sort', 'view', 'date', 'event']);

/** Reads a list's filter from the current URL. */
export function useList<Name extends string>(address: ListAddress<Name>): List<Name> {
  const { '*': caught } = useParams<{ '*': string }>();
  const filter = address.read(caught, useSearch());
  const navigation = useNavigation();
  const narrowing = address.names.filter((name) => !looks.has(name));
  const hrefOf = (change: object) => address.hrefOf({ ...filter, page: 1, ...change });
  return {
    filter,
    narrowed: filter.q !== '' || narrowing.some((name) => filter[name] !== ''),
    search: (q) => void navigation.navigate(hrefOf({ q }), { replace: true }),
    narrow: (name, value) => void navigation.navigate(hrefOf({ [name]: value })),
    clear: () =>
      void navigation.navigate(hrefOf({ q: '', ...Object.fromEntries(narrowing.map((name) => [name, ''])) })),
    hrefOf: (name, value) => hrefOf({ [name]: value }),
    hrefOfPage: (page) => hrefOf({ page }),
  };
}
