import { useCollege } from '../../data/DataRoot.tsx';
import { useQuery } from '../../data/useQuery.ts';

/** Returns the school's time zone. */
export const useSchoolZone = (): string => useCollege()?.setting.timezone ?? 'UTC';

const allPlaces = { query: { per_page: 100 } };

/** @returns The time zone of a place; the school's without a place or while places load. */
export function useZoneOfPlace(): (placeId: string) => string {
  const school = useSchoolZone();
  const places = useQuery('listPlaces', allPlaces).data?.data ?? [];
  return (placeId) => places.find(({ id }) => id === placeId)?.timezone ?? school;
}
