import type { FieldErrors as NestedErrors, MessageRef } from '@school/domain';

/** What is wrong with which field; a field inside another is named with a dot. */
export type FieldErrors = Record<string, MessageRef>;

/** Looks at all values at once. */
export type Validator<Values> = (values: Values) => FieldErrors;

/** Brings a form's rules; asked for when somebody begins to fill it in, so that no page loads rules to be looked at. */
export type LoadValidator<Values> = () => Promise<Validator<Values>>;

const isMessage = (error: MessageRef | NestedErrors): error is MessageRef => typeof error.id === 'string';

/** @returns The errors of fields inside fields beside all others, as forms know them. */
export function flat(errors: NestedErrors, prefix = ''): FieldErrors {
  return Object.assign(
    {},
    ...Object.entries(errors).map(([field, error]) =>
      isMessage(error) ? { [prefix + field]: error } : flat(error, `${prefix}${field}.`),
    ),
  ) as FieldErrors;
}
