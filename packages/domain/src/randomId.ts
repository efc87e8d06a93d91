/** Only what every page has: `crypto.randomUUID` is missing where a page came by plain http. */
declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };

/** @returns A random UUID. */
export const randomId = (): string =>
  // The 4 and the 8 say that all else is random.
  'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () =>
    (crypto.getRandomValues(new Uint8Array(1))[0]! % 16).toString(16),
  );
