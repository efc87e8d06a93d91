import { useQuery } from '../../data/useQuery.ts';

/** @returns The name of a category by id; empty while unknown. */
export function useCategoryName(): (id: string) => string {
  const categories = useQuery('listPostCategories', {}).data?.data;
  return (categoryId) => categories?.find(({ id }) => id === categoryId)?.name ?? '';
}
