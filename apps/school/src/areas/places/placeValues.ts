import { fullPhoneText, type InputOf, type Place } from '@school/domain';
import type { WeekdayHoursSpan } from '@school/ui';
import type { ComparedFormFields } from '../../forms/fields.ts';
import { formatCoordinates, parseCoordinates } from './coordinates.ts';
import type { CompleteWrite } from '../../forms/completeWrite.ts';

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
  phoneExtension: string;
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
  phoneExtension: '',
  email: '',
  hours: [],
});

/** Converts a place to form values. */
export const placeToFormValues = (place: Place): PlaceValues => ({
  name: place.name,
  code: place.code,
  main: place.main,
  address: place.address,
  commune: place.commune?.id ?? '',
  coordinates: formatCoordinates(place),
  timezone: place.timezone,
  phone: place.phone ?? '',
  phoneExtension: place.phone_extension ?? '',
  email: place.email ?? '',
  hours: place.hours.map((span) => ({ ...span })),
});

/** Converts form values to the request body; empty values clear the field. */
export const toPlaceRequest = (values: PlaceValues): CompleteWrite<InputOf<'createPlace'>['body']> => ({
  name: values.name.trim(),
  code: values.code.trim(),
  main: values.main,
  address: values.address.trim(),
  commune_id: values.commune || null,
  ...parseCoordinates(values.coordinates),
  timezone: values.timezone,
  phone: values.phone.trim() || null,
  phone_extension: values.phoneExtension.trim() || null,
  email: values.email.trim() || null,
  // Leaves out opening hours without any input.
  hours: values.hours.filter(({ opens, closes }) => opens !== '' || closes !== ''),
});

/** What the comparison texts of a place use. */
export type PlaceTools = {
  communeName(id: string): string;
  hoursText(hours: PlaceValues['hours']): string;
};

/** The fields of a place. */
export const placeFields = {
  name: { label: 'places.form.name', rejected: 'validation.required', compared: true },
  code: { label: 'places.form.code', rejected: 'places.form.codeRefused', compared: true },
  main: {
    label: 'places.form.main',
    rejected: 'places.form.isMain',
    compared: ({ main }, { t }) => t(main ? 'places.main' : 'places.notMain'),
  },
  address: { label: 'places.form.address', rejected: 'validation.required', compared: true },
  commune: {
    label: 'communes.label',
    requestField: 'commune_id',
    compared: ({ commune }, { communeName }) => communeName(commune),
  },
  coordinates: {
    label: 'places.form.coordinates',
    requestField: ['lat', 'lng'],
    rejected: 'validation.position.range',
    compared: true,
  },
  timezone: { label: 'places.form.timezone', rejected: 'validation.zone.unknown', compared: true },
  phone: {
    label: 'places.form.phone',
    rejected: 'validation.phone.callable',
    compared: ({ phone, phoneExtension }, { t }) => fullPhoneText(t, phone, phoneExtension),
  },
  phoneExtension: {
    label: 'phones.extension',
    requestField: 'phone_extension',
    partOf: 'phone',
    compared: false,
  },
  email: { label: 'places.form.email', rejected: 'validation.email.format', compared: true },
  hours: {
    label: 'places.form.hours',
    rejected: 'validation.hours.overlap',
    compared: ({ hours }, { hoursText }) => hoursText(hours),
  },
} as const satisfies ComparedFormFields<PlaceValues, PlaceTools>;
