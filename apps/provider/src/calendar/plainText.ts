/**
 * Replaces control characters: calendars and vCards may contain only line feeds (as `
 * `), but pasted text contains others.
 */
export const plain = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F]+/g, ' ');
