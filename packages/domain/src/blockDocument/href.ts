const allowed =
  /^(?:https?:\/\/[^\s\u0000-\u001F\u007F]+|(?:mailto|tel):[^\s\u0000-\u001F\u007F]+|\/(?![/\\])[^\s\u0000-\u001F\u007F]*)$/u;

/** Whether a link may lead there: web, mail and telephone addresses and paths of the app; `//host` is none. */
export const isAllowedHref = (href: string): boolean => href.length <= 2000 && allowed.test(href);
