import type { InputOf, Place } from '@school/domain';
import type { WeekdayHoursSpan } from '@school/ui';
import { formatCoordinates, parseCoordinates } from './coordinates.ts';

/** Form values of a place. */
export type PlaceValues = {
  name: string;
  code: string;
  main: boolean;
  address: string;
  commune: string;
  /** Latitude and longitude in one line, as map services write them. */
  coordinates: string;
  timezone: string;
  phone: string;
  email: string;
  hours: WeekdayHoursSpan[];
};

/** Values of a new place, in the school's time zone. */
export const emptyPlace = (timezone: string): PlaceValues => ({
  name: '',
  code: '',
  main: false,
  address: '',
  commune: '',
  coordinates: '',
  timezone,
  phone: '',
  email: '',
  hours: [],
});

/** Converts a place to form values. */
export const valuesOf = (place: Place): PlaceValues => ({
  name: place.name,
  code: place.code,
  main: place.main,
  address: place.address,
  commune: place.commune?.id ?? '',
  coordinates: formatCoordinates(place),
  timezone: place.timezone,
  phone: place.phone ?? '',
  email: place.email ?? '',
  hours: place.hours.map((span) => ({ ...span })),
});

/** Converts form values to the request body; empty values clear the field. */
export const writeOf = (values: PlaceValues): InputOf<'createPlace'>['body'] => ({
  name: values.name.trim(),
  code: values.code.trim(),
  main: values.main,
  address: values.address.trim(),
  commune_id: values.commune || null,
  ...parseCoordinates(values.coordinates),
  timezone: values.timezone,
  phone: values.phone.trim() || null,
  email: values.email.trim() || null,
  // Leaves out opening hours without any input.
  hours: values.hours.filter(({ opens, closes }) => opens !== '' || closes !== ''),
});

/** Maps field names of the API to those of the form. */
export const placeFieldNames: Record<string, string> = {
  commune_id: 'commune',
  lat: 'coordinates',
  lng: 'coordinates',
};
