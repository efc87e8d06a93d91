import { inject, parse, type RouteParams } from 'regexparam';
import { matchRoute } from 'wouter';
import type { RouterLocation } from './routerLocation.ts';
import type { SearchParam } from './searchParams.ts';

type SearchParams = Readonly<Record<string, SearchParam<unknown>>>;
type SearchValues<Search extends SearchParams> = {
  [Name in keyof Search]: Search[Name] extends SearchParam<infer Value> ? Value : never;
};

/** Values of a path's parameters and of its search parameters. An absent path parameter is an empty string. */
export type RouteValues<Path extends string, Search extends SearchParams> = Required<RouteParams<Path>> &
  SearchValues<Search>;

type HrefValues<Path extends string, Search extends SearchParams> = RouteParams<Path> &
  Partial<SearchValues<Search>>;
type HrefArguments<Input> = keyof Input extends never
  ? []
  : Record<never, never> extends Input
    ? [values?: Input]
    : [values: Input];

/** Path parameters as the router has matched them. */
type MatchedParams = Readonly<Record<string, string | undefined>>;

/** A path with typed parameters: the only source of its URLs. */
export type RoutePath<Values extends object, Arguments extends unknown[]> = {
  /** In wouter's syntax. */
  readonly pattern: string;
  /** The part before the first parameter. */
  readonly prefix: string;
  /** Names of the parameters that filter a list. */
  readonly filters: readonly string[];
  /** Returns the URL; parameters with their default value are omitted. */
  href(...values: Arguments): string;
  /** Returns the URL for values that are known at run time only. */
  format(values: object): string;
  /** Returns the values of the parameters that the router has matched, and of a query. */
  read(params: MatchedParams, search: string): Values;
  /** Returns the values of a location, or null if it has another path. */
  parse(location: Pick<RouterLocation, 'path' | 'search'>): Values | null;
};

/** A path of which only the pattern is known. */
export type AnyRoutePath = RoutePath<object, never>;

/** The values of a path. */
export type ValuesOf<Path> = Path extends RoutePath<infer Values, never> ? Values : never;

/** Decodes a path segment; an invalid one is returned unchanged. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * Defines the URL of a route.
 *
 * @param pattern In wouter's syntax: `/blog/:category?`.
 * @param search The search parameters, in the order of the URL.
 */
export function routePath<const Path extends string, Search extends SearchParams = Record<never, never>>(
  pattern: Path,
  search: Search = {} as Search,
): RoutePath<RouteValues<Path, Search>, HrefArguments<HrefValues<Path, Search>>> {
  const { keys } = parse(pattern);
  const params = Object.entries(search);
  const optional = keys.filter((key) => pattern.includes(`:${key}?`));

  const format = (values: object) => {
    const given = values as Readonly<Record<string, unknown>>;
    const segments = keys.map((key) => [key, given[key] ? encodeURIComponent(String(given[key])) : '']);
    const path = inject(pattern, Object.fromEntries(segments) as RouteParams<Path>);
    const query = new URLSearchParams();
    for (const [name, param] of params) {
      const text = name in given ? param.format(given[name]) : null;
      if (text !== null) query.set(name, text);
    }
    return query.size > 0 ? `${path}?${query}` : path;
  };

  const read = (matched: MatchedParams, text: string) => {
    const query = new URLSearchParams(text);
    return {
      ...Object.fromEntries(keys.map((key) => [key, decode(matched[key] ?? '')])),
      ...Object.fromEntries(params.map(([name, param]) => [name, param.parse(query.get(name))])),
    } as RouteValues<Path, Search>;
  };

  return {
    pattern,
    prefix: pattern.replace(/\/[:*].*$/, ''),
    filters: [...optional, ...params.filter(([, param]) => param.filters).map(([name]) => name)],
    format,
    href: (...[values = {}]: unknown[]) => format(values as object),
    read,
    parse({ path, search: text }) {
      const [matches, matched] = matchRoute(parse, pattern as string, path);
      return matches ? read(matched, text) : null;
    },
  };
}
