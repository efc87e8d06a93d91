/** The ways in which numbers of Chile are grouped: mobiles, the capital, everywhere else. */
const chilean: readonly [pattern: RegExp, groups: string][] = [
  [/^\+56(9)(\d{4})(\d{4})$/, '+56 $1 $2 $3'],
  [/^\+56(2)(\d{4})(\d{4})$/, '+56 $1 $2 $3'],
  [/^\+56(\d{2})(\d{3})(\d{4})$/, '+56 $1 $2 $3'],
];

/** The address that dials a number, and after it was answered its extension (RFC 3966). */
export const phoneHref = (number: string, extension?: string | null): string =>
  extension ? `tel:${number};ext=${extension}` : `tel:${number}`;

/** @returns The number in groups of digits; a foreign number unchanged. */
export function phoneText(e164: string): string {
  const [pattern, groups] = chilean.find(([each]) => each.test(e164)) ?? [];
  return pattern && groups ? e164.replace(pattern, groups) : e164;
}

/**
 * @param text Translates the message of a number with an extension.
 * @returns The number in groups of digits, with its extension if it has one.
 */
export function fullPhoneText(
  text: (id: 'phones.withExtension', values: { number: string; extension: string }) => string,
  e164: string,
  extension?: string | null,
): string {
  const number = phoneText(e164);
  return extension ? text('phones.withExtension', { number, extension }) : number;
}
