/** Names of fields that are never stored on the device, because other people may use it. */
const secret = /^(?:rut|passport|pin|token)$|password/i;

/** @returns The JSON of a value without the fields that are never stored on the device. */
export const keepableText = (value: unknown): string =>
  JSON.stringify(value, (name, part: unknown) => (secret.test(name) ? undefined : part));

/** Whether a value holds nothing that is never stored on the device. */
export const isKeepable = (value: unknown): boolean => keepableText(value) === JSON.stringify(value);
