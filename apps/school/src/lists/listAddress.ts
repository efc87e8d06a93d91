/** What a list is narrowed to, and which page of it. An empty text is not set. */
export type ListFilter<Name extends string> = Record<Name | 'q', string> & { page: number };

/** The words that a field takes; `any` leaves it to the provider to know them. */
type Words = readonly string[] | 'any';

/** A list's filter as an address, and back: so that it can be returned to, sent on and printed. */
export type ListAddress<Name extends string> = {
  names: readonly Name[];
  /** @param caught What the path caught, for a list that is narrowed by its path. @param search With or without `?`. */
  read(caught: string | undefined, search: string): ListFilter<Name>;
  /** What isn't set isn't in the address. */
  hrefOf(filter: ListFilter<Name>): string;
};

/** The contract knows no page beyond. */
const lastPage = 1_000_000;

/** A part of an address that somebody mistyped is no slug, and no error either. */
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
 * @param path Where the list is.
 * @param fields What it can be narrowed by, besides words; a word that a field doesn't know counts as not set.
 * @param inPath The field that is a part of the path instead of the query.
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
