import type { AnyObjectSchema } from 'yup';
import { expect, test } from 'vitest';
import type { FieldErrors } from '../validators/message.ts';
import { validateWith } from '../validators/validateWith.ts';

/** Starts from valid values, changes some, and returns the errors. */
export function rules(
  schema: AnyObjectSchema,
  right: Record<string, unknown>,
  rows: [Record<string, unknown>, FieldErrors][],
) {
  test('takes what is right', () => expect(validateWith(schema, right)).toEqual({}));
  test.each(rows)('%o → %o', (changes, errors) =>
    expect(validateWith(schema, { ...right, ...changes })).toEqual(errors),
  );
}

/** A message as a validator gives it. */
export const id = (messageId: string, values?: Record<string, number>) =>
  (values ? { id: messageId, values } : { id: messageId }) as never;
export const long = (length: number) => 'a'.repeat(length);
