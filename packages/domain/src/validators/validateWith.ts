import { ValidationError } from 'yup';
import type { FieldErrors, MessageRef, ValidationId } from './message.ts';

/**
 * The part of yup's schemas that this file uses. Not yup's `AnyObjectSchema`: whether a schema fits that depends on the
 * version of TypeScript that reads this package.
 */
export interface FormRules {
  /** The type of the values once they are right; never a value. */
  readonly __outputType: unknown;
  validateSync(values: unknown, options: { abortEarly: boolean }): unknown;
  cast(values: unknown, options: { stripUnknown: boolean; assert: false }): unknown;
}

/** A message in the type that yup requires; yup passes the object on unchanged. */
export type RuleMessage = MessageRef & Record<PropertyKey, unknown>;

/** The message of a rule. */
export const message = (id: ValidationId, values?: MessageRef['values']): RuleMessage =>
  values ? { id, values } : { id };

const isMessage = (value: unknown): value is MessageRef =>
  typeof value === 'object' && value !== null && 'id' in value;

function put(errors: FieldErrors, path: readonly string[], ref: MessageRef): void {
  const [field = '', ...rest] = path;
  const firstError = errors[field];
  if (rest.length === 0) {
    // Rules are ordered by what the user must correct first; later errors follow from earlier ones.
    errors[field] ??= ref;
    return;
  }
  if (isMessage(firstError)) return;
  const inner = firstError ?? {};
  errors[field] = inner;
  put(inner, rest, ref);
}

/**
 * Returns the errors of a form's values: none, or for each invalid field its first message. Ignores outer whitespace,
 * as `valuesToSend` removes it.
 */
export function validateWith(schema: FormRules, values: unknown): FieldErrors {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (problem) {
    if (!(problem instanceof ValidationError)) throw problem;
    const errors: FieldErrors = {};
    for (const { path, errors: messages } of problem.inner.length > 0 ? problem.inner : [problem]) {
      const [first] = messages as unknown[];
      put(errors, (path ?? '').split('.'), isMessage(first) ? first : message('validation.required'));
    }
    return errors;
  }
}

/** The values of a form as the provider requires them: trimmed, and nothing but the fields of the schema. */
export function valuesToSend<Schema extends FormRules>(
  schema: Schema,
  values: unknown,
): Schema['__outputType'] {
  return schema.cast(values, { stripUnknown: true, assert: false }) as Schema['__outputType'];
}
