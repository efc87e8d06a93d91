import { useCollege } from '../data/DataRoot.tsx';
import { useQuery } from '../data/useQuery.ts';

/** The school's own zone. */
export const useSchoolZone = (): string => useCollege()?.setting.timezone ?? 'UTC';

const allPlaces = { query: { per_page: 100 } };

/** @returns The zone of a place; the school's where there is none, or while places are still unknown. */
export function useZoneOfPlace(): (placeId: string) => string {
  const school = useSchoolZone();
  const places = useQuery('listPlaces', allPlaces).data?.data ?? [];
  return (placeId) => places.find(({ id }) => id === placeId)?.timezone ?? school;
}
