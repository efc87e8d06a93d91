import { useParams, useSearch } from 'wouter';
import { useNavigation } from '../navigation/NavigationRoot.tsx';
import type { ListAddress, ListFilter } from './listAddress.ts';

/** A list as the address has it, and the ways to change that. Every change leads to the first page. */
export type List<Name extends string> = {
  filter: ListFilter<Name>;
  /** Something narrows it. How it is sorted doesn't. */
  narrowed: boolean;
  /** Narrows it by words; takes the place of the present address, since it is called while somebody types. */
  search(q: string): void;
  /** Narrows it by a field; an empty value leaves it open. */
  narrow(name: Name, value: string): void;
  /** Takes away everything that narrows it. */
  clear(): void;
  /** The address of the list narrowed so. */
  hrefOf(name: Name, value: string): string;
  hrefOfPage(page: number): string;
};

/** How a list is sorted and looked at, and what of it is open, is in its address too, but hides nothing of it. */
const looks: ReadonlySet<string> = new Set(['sort', 'view', 'date', 'event']);

/** Reads a list's filter from the address on screen. */
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
