import { parseUrl } from '@school/text';

const most = 500;

/**
 * Whether a text is the address of something on a web server, as a setting takes it: http or https, a host, and neither a name nor a
 * password nor a fragment in it.
 */
export function isServerAddress(text: string): boolean {
  if (text.length > most || !/^https?:\/\/[^\u0000-\u0020\u007F]+$/.test(text)) return false;
  const address = parseUrl(text);
  if (!address) return false;
  const { hostname, username, password, hash } = address;
  return hostname !== '' && username === '' && password === '' && hash === '';
}
