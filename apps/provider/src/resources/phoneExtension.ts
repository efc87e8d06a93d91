import type { FieldErrors } from '../httpError.ts';

interface FullPhone {
  phone: string | null;
  phone_extension: string | null;
}

/** Returns the error of an extension without a number. */
export const extensionProblem = ({ phone, phone_extension }: Partial<FullPhone>): FieldErrors =>
  phone_extension && !phone ? { phone_extension: ['An extension needs a phone number.'] } : {};

/**
 * Returns the columns of a number and its extension. Clients that know no extensions omit it: then it stays with its number,
 * and never comes to another one.
 *
 * @param before The stored columns.
 */
export function phoneColumns(
  { phone = null, phone_extension }: Partial<FullPhone>,
  before?: FullPhone,
): FullPhone {
  const stored = before?.phone === phone ? before.phone_extension : null;
  return { phone, phone_extension: phone_extension === undefined ? stored : phone_extension };
}
