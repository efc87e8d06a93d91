import { parse } from 'regexparam';
import type { RouterLocation } from './routerLocation.ts';
import type { SearchParam } from './searchParams.ts';

type Segment<Part extends string> = Part extends `:${infer Name}?`
  ? { [K in Name]?: string }
  : Part extends `:${infer Name}`
    ? { [K in Name]: string }
    : unknown;

/** The parameters of a path: `/blog/:category?` has an optional `category`. */
export type PathParams<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? Segment<Head> & PathParams<Rest>
  : Segment<Path>;

type SearchParams = Readonly<Record<string, SearchParam<unknown>>>;
type SearchValues<Search extends SearchParams> = {
  [Name in keyof Search]: Search[Name] extends SearchParam<infer Value> ? Value : never;
};

/** Values of a path's parameters and of its search parameters. An absent path parameter is an empty string. */
export type RouteValues<Path extends string, Search extends SearchParams> = Required<PathParams<Path>> &
  SearchValues<Search>;

type HrefValues<Path extends string, Search extends SearchParams> = PathParams<Path> &
  Partial<SearchValues<Search>>;
type HrefArguments<Input> = keyof Input extends never
  ? []
  : Record<never, never> extends Input
    ? [values?: Input]
    : [values: Input];

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
  const matcher = parse(pattern);
  const params = Object.entries(search);
  const optional = matcher.keys.filter((key) => pattern.includes(`:${key}?`));

  const format = (values: object) => {
    const given = values as Readonly<Record<string, unknown>>;
    const path = pattern.replaceAll(/\/:(\w+)\??/g, (_, name: string) =>
      given[name] ? `/${encodeURIComponent(String(given[name]))}` : '',
    );
    const query = new URLSearchParams();
    for (const [name, param] of params) {
      const text = name in given ? param.format(given[name]) : null;
      if (text !== null) query.set(name, text);
    }
    return query.size > 0 ? `${path}?${query}` : path;
  };

  return {
    pattern,
    prefix: pattern.replace(/\/[:*].*$/, ''),
    filters: [...optional, ...params.filter(([, param]) => param.filters).map(([name]) => name)],
    format,
    href: (...[values = {}]: unknown[]) => format(values as object),
    parse({ path, search: text }) {
      const match = matcher.pattern.exec(path);
      if (!match) return null;
      const query = new URLSearchParams(text);
      return {
        ...Object.fromEntries(matcher.keys.map((key, at) => [key, decode(match[at + 1] ?? '')])),
        ...Object.fromEntries(params.map(([name, param]) => [name, param.parse(query.get(name))])),
      } as RouteValues<Path, Search>;
    },
  };
}
