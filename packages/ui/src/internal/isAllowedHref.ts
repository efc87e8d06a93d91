const allowed =
  /^(?:https?:\/\/[^\s\p{Cc}\p{Cf}\p{Cs}/?#\\@]+(?:[/?#][^\s\p{Cc}\p{Cf}\p{Cs}]*)?|(?:mailto|tel):[^\s\p{Cc}\p{Cf}\p{Cs}]+|\/(?![/\\])[^\s\p{Cc}\p{Cf}\p{Cs}]*)$/u;

/**
 * Whether a link in a text of people may lead there: web, mail and telephone addresses, and paths. None are `//host`,
 * a web address with a user's name or password in it, and one with characters that can't be seen or turn the direction.
 */
export const isAllowedHref = (href: unknown): href is string =>
  typeof href === 'string' && href.length <= 2000 && allowed.test(href);

/** Whether a picture in a text of people may come from there: the web, a path, or what the page itself has made. */
export const isAllowedSource = (source: unknown): source is string =>
  typeof source === 'string' && /^(?:https?:\/\/|blob:|data:image\/|\/(?![/\\]))/u.test(source);
