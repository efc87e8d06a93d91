import type { FieldErrors as NestedErrors, MessageRef } from '@school/domain';
import { type FormApi, setIn } from 'final-form';

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

/**
 * @returns The errors in the shape of the values, as the library wants them: what is wrong with `phones[0].number` lies
 * inside `phones`.
 */
export const nested = (errors: Record<string, { id: string }>): FieldErrors =>
  Object.entries(errors).reduce<object>((all, [field, error]) => setIn(all, field, error), {}) as FieldErrors;

/** @returns The field whose value holds that of a part, `audience` of `audience:grade_ids`; of any other, itself. */
export const wholeOf = (field: string): string => field.split(':')[0]!;

/** @returns What is wrong with a field itself; what is wrong with the fields inside it, they say. */
const messageOf = (error: unknown): MessageRef | undefined =>
  typeof (error as MessageRef | undefined)?.id === 'string' ? (error as MessageRef) : undefined;

/** @returns What is wrong with a field at this moment. A part has no value of its own that could be put right: its whole has. */
export function wrongAt(form: FormApi, field: string): MessageRef | undefined {
  const state = form.getFieldState(field);
  return (
    messageOf(state?.error) ??
    (form.getFieldState(wholeOf(field))?.dirtySinceLastSubmit ? undefined : messageOf(state?.submitError))
  );
}
