/** Replaces control characters except line feeds: calendars and vCards may contain no others, but pasted text does. */
export const plain = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F]+/g, ' ');
