import type { MessageRef } from '@school/domain';
import { place, validateWith } from '@school/domain/validators';
import { type FieldErrors, flat } from '../forms/validation.ts';
import { placeFieldNames, type PlaceValues, writeOf } from './placeValues.ts';

/** Hours are one field, which shows at each of them what is wrong. */
const order: MessageRef = { id: 'validation.hours.order' };

/** What a place asks for. */
export function placeRules(values: PlaceValues): FieldErrors {
  const errors = Object.entries(flat(validateWith(place, writeOf(values))));
  return Object.fromEntries(
    errors.map(([field, error]) =>
      field.startsWith('hours[') ? ['hours', order] : [placeFieldNames[field] ?? field, error],
    ),
  );
}
