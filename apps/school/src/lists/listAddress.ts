/** Filter and page of a list. An empty string means unset. */
export type ListFilter<Name extends string> = Record<Name | 'q', string> & { page: number };

/** Allowed values of a field; `any` leaves the check to the server. */
type Words = readonly string[] | 'any';

/** Converts a list's filter to a URL and back, so that it can be revisited, shared and printed. */
export type ListAddress<Name extends string> = {
  names: readonly Name[];
  /**
   * Parses a URL.
   * @param caught The path parameter, for a list with a filter in its path.
   * @param search Query string, with or without `?`.
   */
  read(caught: string | undefined, search: string): ListFilter<Name>;
  /** Returns the URL of a filter; unset fields are omitted. */
  hrefOf(filter: ListFilter<Name>): string;
};

/** Highest page number of the contract. */
const lastPage = 1_000_000;

/** Decodes a path segment; an invalid one is returned unchanged. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function pageOf(text: string | null): number {
  const page = Math.trunc(Number(text));
  return page >= 1 && page <= lastPage ? page : 1;
}

/**
 * @param path Path of the list.
 * @param fields Filters besides the search, with their allowed values; any other value counts as unset.
 * @param inPath The field that is a path parameter instead of a query parameter.
 */
export function listAddress<Name extends string>(
  path: string,
  fields: Record<Name, Words>,
  inPath?: NoInfer<Name>,
): ListAddress<Name> {
  const names = Object.keys(fields) as Name[];
  return {
    names,
    read(caught, search) {
      const query = new URLSearchParams(search);
      const valueOf = (name: Name) => {
        const value = name === inPath ? decoded(caught ?? '') : (query.get(name) ?? '');
        const words: Words = fields[name];
        return words === 'any' || words.includes(value) ? value : '';
      };
      return {
        ...(Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, string>),
        q: query.get('q') ?? '',
        page: pageOf(query.get('page')),
      } as ListFilter<Name>;
    },
    hrefOf(filter) {
      const query = new URLSearchParams();
      for (const name of ['q', ...names] as const) {
        if (name !== inPath && filter[name]) query.set(name, filter[name]);
      }
      if (filter.page > 1) query.set('page', String(filter.page));
      const segment = inPath === undefined ? '' : filter[inPath];
      const whole = segment ? `${path}/${encodeURIComponent(segment)}` : path;
      return query.size > 0 ? `${whole}?${query}` : whole;
    },
  };
}
