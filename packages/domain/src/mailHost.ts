import { parseUrl } from '@school/text';

const label = /^[A-Za-z0-9-]{1,63}$/;
const address6 = /^[0-9A-Fa-f:]{2,39}$/;

/** Whether a text can be a mail server's host: a name, or an address of either family; neither scheme nor port. */
export function isMailHost(text: string): boolean {
  if (text.length > 253) return false;
  if (text.includes(':')) return address6.test(text) && parseUrl(`http://[${text}]/`) !== null;
  return text.split('.').every((part) => label.test(part) && !part.startsWith('-') && !part.endsWith('-'));
}
