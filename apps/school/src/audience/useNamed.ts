import type { AudienceWrite } from '@school/domain';
import type { Query } from '../data/useQuery.ts';
import { useAwaitedNames } from './useAudienceNames.ts';

type For = { audience?: AudienceWrite };

/** @returns The query, loading until the audience names are loaded too, so that rows don't grow later. */
export function useNamed<Data extends { data: For | readonly For[] }>(query: Query<Data>): Query<Data> {
  const items = query.data ? [query.data.data].flat() : [];
  const awaited = useAwaitedNames(items.flatMap(({ audience }: For) => audience ?? []));
  return awaited ? { ...query, data: undefined, loading: true } : query;
}
