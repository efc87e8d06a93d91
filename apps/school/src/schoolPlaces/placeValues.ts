import type { InputOf, Place } from '@school/domain';
import type { WeekdayHoursSpan } from '@school/ui';
import { formatCoordinates, parseCoordinates } from './coordinates.ts';

/** What is written of a place, as the form holds it. */
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

/** A place that nobody has added yet, by the school's clock. */
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

/** The form of a place that is there. */
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

/** The place as the provider takes it; what is empty is cleared. */
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
  // Hours of which nothing was written yet are none.
  hours: values.hours.filter(({ opens, closes }) => opens !== '' || closes !== ''),
});

/** The provider's names of fields → the form's. */
export const placeFieldNames: Record<string, string> = {
  commune_id: 'commune',
  lat: 'coordinates',
  lng: 'coordinates',
};
