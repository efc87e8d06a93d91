/** A line feed is the only control character that calendars and address cards may hold (as `\n`); what people paste holds others. */
export const plain = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F]+/g, ' ');
