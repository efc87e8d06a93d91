import type { PageLinks, PageMeta } from '@school/domain';

/** The position in a list, in the terms of Laravel's paginator. */
export interface Page {
  page: number;
  perPage: number;
  total: number;
  /** The number of rows on this page. */
  rows: number;
}

/** The part of a list that a query requests, with the contract's defaults. */
export const pageFrom = ({
  page = 1,
  per_page: perPage = 15,
}: {
  page?: number | undefined;
  per_page?: number | undefined;
}) => ({ page, perPage, limit: perPage, offset: (page - 1) * perPage });

/** Returns the links of a page; each keeps every filter of the request. */
function toLinks(path: string, query: Record<string, unknown>, { page, perPage, total }: Page): PageLinks {
  const last = Math.max(1, Math.ceil(total / perPage));
  const at = (number: number) => {
    const given = Object.entries({ ...query, page: number }).filter(([, value]) => value !== undefined);
    return `${path}?${new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]))}`;
  };
  return {
    first: at(1),
    last: at(last),
    prev: page > 1 ? at(Math.min(page - 1, last)) : null,
    next: page < last ? at(page + 1) : null,
  };
}

function toMeta({ page, perPage, total, rows }: Page): PageMeta {
  const from = rows > 0 ? (page - 1) * perPage + 1 : null;
  return {
    current_page: page,
    from,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    per_page: perPage,
    to: from && from + rows - 1,
    total,
  };
}

/**
 * Returns the body of a page of a list.
 * @param path The list's path.
 * @param more Further meta data of the list.
 */
export function pageBody<Data, More extends object = Record<never, never>>(
  path: string,
  query: Record<string, unknown>,
  { page, perPage }: Pick<Page, 'page' | 'perPage'>,
  total: number,
  data: Data[],
  more?: More,
) {
  const here = { page, perPage, total, rows: data.length };
  return { data, links: toLinks(path, query, here), meta: { ...toMeta(here), ...(more as More) } };
}
