const allowed =
  /^(?:https?:\/\/([^\s\p{Cc}\p{Cf}\p{Cs}/?#\\@%]+)(?:[/?#][^\s\p{Cc}\p{Cf}\p{Cs}]*)?|(?:mailto|tel):[^\s\p{Cc}\p{Cf}\p{Cs}]+|\/(?![/\\])[^\s\p{Cc}\p{Cf}\p{Cs}]*)$/u;

/** An encoded line break: what reads the address decoded would find a header after it. */
const lineBreak = /%0[ad]/i;

/** The text of an e-mail, which may have lines. */
const withoutMailBody = (href: string) =>
  href.startsWith('mailto:') ? href.replaceAll(/[?&]body=[^&]*/gi, '') : href;

/** Only what a mail program shows before it sends: no further recipients, no files. */
const mail = /^mailto:[^?]+(?:\?(?:subject|body)=[^&]*(?:&(?:subject|body)=[^&]*)*)?$/i;

/** The reader's own computer, as `URL` writes it. */
const loopback = /^(?:localhost\.?|(?:0|127)(?:\.\d+){3}|\[::(?:1|ffff:(?:0|7f[\da-f]{2}):[\da-f]+)?\])$/;

/** Scripts with letters that look like Latin ones. */
const lookAlike = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;
const latin = /\p{Script=Latin}/u;

function isAllowedHost(href: string, host: string): boolean {
  if (/(?:^|\.)xn--/i.test(host) || (lookAlike.test(host) && latin.test(host))) return false;
  try {
    return !loopback.test(new URL(href).hostname);
  } catch {
    return false;
  }
}

/** Whether a path, as a server reads it, leads to the API instead of a screen. */
function isOfApi(path: string): boolean {
  try {
    const { pathname } = new URL(path, 'https://school.invalid');
    return /^\/+api(?:\/|$)/i.test(decodeURIComponent(pathname));
  } catch {
    return true;
  }
}

/**
 * Whether a link in user content may use an address: web, mail and telephone addresses, and paths of screens. Rejects
 * `//host`, paths of the API, web addresses with a user name or password, the reader's own computer, hosts with letters
 * that only look Latin, mail headers other than subject and body, encoded line breaks, invisible characters, characters that
 * change the direction, and addresses over 2,000 characters.
 */
export function isAllowedHref(href: unknown): href is string {
  if (typeof href !== 'string' || href.length > 2000) return false;
  const [matches, host] = allowed.exec(href) ?? [];
  if (matches === undefined || lineBreak.test(withoutMailBody(href))) return false;
  if (host !== undefined) return isAllowedHost(href, host);
  return href.startsWith('/') ? !isOfApi(href) : !href.startsWith('mailto:') || mail.test(href);
}
