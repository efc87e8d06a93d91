import { useLocation } from 'wouter';
import type { RoutePath } from '../router/routePath.ts';
import { useRouteValues } from '../router/useRouteValues.ts';

/** Values of a list's parameters. An empty string means unset. */
export type ListFilter<Name extends string> = Record<Name, string> & { q?: string };

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
  toHref(name: Name, value: string): string;
  hrefOfPage(page: number): string;
};

/** Names of the parameters with a text. */
export type FilterName<Values> = {
  [Name in keyof Values]: Values[Name] extends string ? Name : never;
}[keyof Values] &
  string;

/** A list whose filter has the types of its path. */
export type PathList<Values> = List<FilterName<Values>> & { filter: Values };

/** Returns the state of a list that the current URL describes. */
export function useList<Values extends object>(path: RoutePath<Values, never>): PathList<Values> {
  const filter = useRouteValues(path) as Values & ListFilter<FilterName<Values>>;
  const [, navigate] = useLocation();
  const texts: Readonly<Record<string, unknown>> = filter;
  const toHref = (change: object) => path.format({ ...filter, page: 1, ...change });
  return {
    filter,
    narrowed: path.filters.some((name) => texts[name] !== ''),
    search: (q) => navigate(toHref({ q }), { replace: true }),
    narrow: (name, value) => navigate(toHref({ [name]: value })),
    clear: () => navigate(toHref(Object.fromEntries(path.filters.map((name) => [name, ''])))),
    toHref: (name, value) => toHref({ [name]: value }),
    hrefOfPage: (page) => toHref({ page }),
  };
}
