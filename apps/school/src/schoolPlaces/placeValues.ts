import type { InputOf, Place } from '@school/domain';
import type { WeekdayHoursSpan } from '@school/ui';

/** What is written of a place, as the form holds it. */
export type PlaceValues = {
  name: string;
  code: string;
  main: boolean;
  address: string;
  commune: string;
  lat: string;
  lng: string;
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
  lat: '',
  lng: '',
  timezone,
  phone: '',
  email: '',
  hours: [],
});

const degrees = (value: number | null) => (value === null ? '' : String(value));

/** The form of a place that is there. */
export const valuesOf = (place: Place): PlaceValues => ({
  name: place.name,
  code: place.code,
  main: place.main,
  address: place.address,
  commune: place.commune?.id ?? '',
  lat: degrees(place.lat),
  lng: degrees(place.lng),
  timezone: place.timezone,
  phone: place.phone ?? '',
  email: place.email ?? '',
  hours: place.hours.map((span) => ({ ...span })),
});

/** Where a comma is written for the point, and a true minus sign was pasted. */
const numberOf = (text: string) => {
  const plain = text.trim().replace(',', '.').replace('−', '-');
  return plain === '' ? null : Number(plain);
};

/** The place as the provider takes it; what is empty is cleared. */
export const writeOf = (values: PlaceValues): InputOf<'createPlace'>['body'] => ({
  name: values.name.trim(),
  code: values.code.trim(),
  main: values.main,
  address: values.address.trim(),
  commune_id: values.commune || null,
  lat: numberOf(values.lat),
  lng: numberOf(values.lng),
  timezone: values.timezone,
  phone: values.phone.trim() || null,
  email: values.email.trim() || null,
  // Hours of which nothing was written yet are none.
  hours: values.hours.filter(({ opens, closes }) => opens !== '' || closes !== ''),
});

/** The provider's names of fields → the form's. */
export const placeFieldNames: Record<string, string> = { commune_id: 'commune' };
