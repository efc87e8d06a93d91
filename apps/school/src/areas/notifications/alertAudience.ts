import type { AudienceWrite, Place } from '@school/domain';
import { toAudienceWrite, toAudienceValue } from '../../audience/audienceValue.ts';

/** The audience of an alert until the person chooses another. */
export const everyone: AudienceWrite = { scope: 'all' };

/** Returns the people of the affected places; everyone if no place or each place is affected. */
export const toPlacesAudience = (
  placeIds: readonly string[],
  places: readonly Pick<Place, 'id'>[],
): AudienceWrite =>
  placeIds.length === 0 || places.every(({ id }) => placeIds.includes(id))
    ? everyone
    : { scope: 'restricted', place_ids: [...placeIds] };

const toText = (audience: AudienceWrite) =>
  JSON.stringify(toAudienceWrite(toAudienceValue(audience)), (_, value: unknown) =>
    Array.isArray(value) ? [...(value as string[])].sort() : value,
  );

/** Whether two audiences name the same groups and people, in any order. */
export const isSameAudience = (one: AudienceWrite, other: AudienceWrite): boolean =>
  toText(one) === toText(other);
