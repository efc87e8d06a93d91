import type { ConvertValue, FormLike } from './http.ts';

/** Sends lists and records as JSON text, as the contract documents; files unchanged. */
const isJson = (value: unknown): boolean =>
  Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;

/**
 * Converts a body to a form. A body that is a form already stays as it is; undefined and null values are left out.
 * @param makeForm makes an empty form of the platform.
 * @throws Error when there is no way to make one
 */
export function toFormData(
  body: object,
  makeForm: (() => FormLike) | undefined,
  convert?: ConvertValue,
): unknown {
  if ('append' in body) return body;
  if (!makeForm) {
    throw new Error('@school/domain: a call with a file has no form to put it in. Give createClient `form`.');
  }
  const form = makeForm();
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined || value === null) continue;
    form.append(name, isJson(value) ? JSON.stringify(value, convert) : value);
  }
  return form;
}
