const allowed =
  /^(?:https?:\/\/[^\s\p{Cc}\p{Cf}\p{Cs}/?#\\@]+(?:[/?#][^\s\p{Cc}\p{Cf}\p{Cs}]*)?|(?:mailto|tel):[^\s\p{Cc}\p{Cf}\p{Cs}]+|\/(?![/\\])[^\s\p{Cc}\p{Cf}\p{Cs}]*)$/u;

/**
 * Whether a link may lead there: web, mail and telephone addresses and paths of the app. None are
 * `//host`, a web address with a user's name or password in it, and one with characters that can't be seen or turn the
 * direction. The kit and the contract say the same.
 */
export const isAllowedHref = (href: string): boolean => href.length <= 2000 && allowed.test(href);
