const allowed =
  /^(?:https?:\/\/[^\s\p{Cc}\p{Cf}\p{Cs}/?#\\@]+(?:[/?#][^\s\p{Cc}\p{Cf}\p{Cs}]*)?|(?:mailto|tel):[^\s\p{Cc}\p{Cf}\p{Cs}]+|\/(?![/\\])[^\s\p{Cc}\p{Cf}\p{Cs}]*)$/u;

/**
 * Whether a link in user content may use an address: web, mail and telephone addresses, and paths. Rejects `//host`,
 * web addresses with a user name or password, invisible characters, characters that change the direction, and addresses
 * over 2,000 characters.
 */
export const isAllowedHref = (href: unknown): href is string =>
  typeof href === 'string' && href.length <= 2000 && allowed.test(href);
