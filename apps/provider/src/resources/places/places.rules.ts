import type { PlaceWrite } from '@school/domain';
import type { Row } from '../../database/schema.ts';
import type { FieldErrors } from '../../httpError.ts';
import { findCommune } from '../communes.ts';
import { extensionProblem } from '../phoneExtension.ts';
import { isZone } from '../zones.ts';

type Hours = Row<'places'>['hours'];

/** Sorts by weekday, then by opening time. */
export const inOrder = (hours: Hours): Hours =>
  [...hours].sort((one, other) => one.weekday - other.weekday || (one.opens < other.opens ? -1 : 1));

function hoursProblem(hours: Hours): string | undefined {
  if (hours.some(({ opens, closes }) => closes <= opens)) return 'A place must close after it opens.';
  const sorted = inOrder(hours);
  const overlap = sorted.some((one, index) => {
    const next = sorted[index + 1];
    return next?.weekday === one.weekday && next.opens < one.closes;
  });
  return overlap ? 'The hours of one day must not overlap.' : undefined;
}

type Place = Pick<Row<'places'>, 'id' | 'code' | 'main'>;

/** Returns the errors beyond the contract's schema. `known` are the college's places, `own` is the one that is changed. */
export function placeProblems(input: PlaceWrite, others: readonly Place[], current?: Place): FieldErrors {
  const { code, commune_id = null, lat = null, lng = null, hours = [] } = input;
  const isTaken = others.some(
    (one) => one.id !== current?.id && one.code.toLowerCase() === code.toLowerCase(),
  );
  const overlap = hoursProblem(hours);
  return {
    ...(isTaken ? { code: ['The code has already been taken.'] } : {}),
    ...(commune_id && !findCommune(commune_id) ? { commune_id: ['The selected commune is unknown.'] } : {}),
    ...((lat === null) === (lng === null)
      ? {}
      : { [lat === null ? 'lat' : 'lng']: ['Latitude and longitude belong together.'] }),
    ...extensionProblem(input),
    ...(isZone(input.timezone) ? {} : { timezone: ['The timezone field must be an IANA time zone.'] }),
    ...(overlap ? { hours: [overlap] } : {}),
    ...(current?.main && !input.main ? { main: ['Make another place the main one instead.'] } : {}),
  };
}
