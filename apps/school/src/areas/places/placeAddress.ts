import type { Place } from '@school/domain';

/** Street and commune on one line. */
export const placeAddress = ({ address, commune }: Pick<Place, 'address' | 'commune'>): string =>
  [address, commune?.name].filter(Boolean).join(', ');
