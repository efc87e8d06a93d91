import type { FieldErrors as NestedErrors, MessageRef } from '@school/domain';
import { type FormApi, setIn } from 'final-form';

/** Errors by field; nested fields have dotted names. */
export type FieldErrors = Record<string, MessageRef>;

/** Validates all values together. */
export type Validator<Values> = (values: Values) => FieldErrors;

/** Imports a form's rules. Called when the person starts to fill in the form, so that pages load without them. */
export type LoadValidator<Values> = () => Promise<Validator<Values>>;

const isMessage = (error: MessageRef | NestedErrors): error is MessageRef => typeof error.id === 'string';

/**
 * Flattens nested errors.
 * @returns Errors by dotted field name.
 */
export function flat(errors: NestedErrors, prefix = ''): FieldErrors {
  return Object.assign(
    {},
    ...Object.entries(errors).map(([field, error]) =>
      isMessage(error) ? { [prefix + field]: error } : flat(error, `${prefix}${field}.`),
    ),
  ) as FieldErrors;
}

/**
 * Nests errors in the shape of the values, as the form library expects: the error of `phones[0].number` is inside `phones`.
 * @returns The nested errors.
 */
export const nested = (errors: Record<string, { id: string }>): FieldErrors =>
  Object.entries(errors).reduce<object>((all, [field, error]) => setIn(all, field, error), {}) as FieldErrors;

/** @returns The field that holds a part's value: `audience` for `audience:grade_ids`; any other name unchanged. */
export const getBaseField = (field: string): string => field.split(':')[0]!;

/** @returns The error of the field itself, without the errors of nested fields. */
const toMessageRef = (error: unknown): MessageRef | undefined =>
  typeof (error as MessageRef | undefined)?.id === 'string' ? (error as MessageRef) : undefined;

/** @returns The current error of a field. A part has no value, so a changed whole field clears its submit error. */
export function wrongAt(form: FormApi, field: string): MessageRef | undefined {
  const state = form.getFieldState(field);
  return (
    toMessageRef(state?.error) ??
    (form.getFieldState(getBaseField(field))?.dirtySinceLastSubmit
      ? undefined
      : toMessageRef(state?.submitError))
  );
}
