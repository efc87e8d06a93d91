import type { MessageRef } from '@school/domain';
import { place, validateWith } from '@school/domain/validators';
import { toFieldName } from '../../forms/fields.ts';
import { type FieldErrors, flat } from '../../forms/validation.ts';
import { placeFields, type PlaceValues, toPlaceRequest } from './placeValues.ts';

/** Opening hours are a single field, which shows the error at each invalid entry. */
const order: MessageRef = { id: 'validation.hours.order' };

/** Validates a place. */
export function placeRules(values: PlaceValues): FieldErrors {
  const errors = Object.entries(flat(validateWith(place, toPlaceRequest(values))));
  return Object.fromEntries(
    errors.map(([field, error]) =>
      field.startsWith('hours[') ? ['hours', order] : [toFieldName(placeFields, field), error],
    ),
  );
}
