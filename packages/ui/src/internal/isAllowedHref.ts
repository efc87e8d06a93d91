const allowed =
  /^(?:https?:\/\/[^\s\u0000-\u001F\u007F]+|(?:mailto|tel):[^\s\u0000-\u001F\u007F]+|\/(?![/\\])[^\s\u0000-\u001F\u007F]*)$/u;

/** Whether a link in a text of people may lead there: web, mail and telephone addresses, and paths; `//host` is none. */
export const isAllowedHref = (href: unknown): href is string =>
  typeof href === 'string' && href.length <= 2000 && allowed.test(href);

/** Whether a picture in a text of people may come from there: the web, a path, or what the page itself has made. */
export const isAllowedSource = (source: unknown): source is string =>
  typeof source === 'string' && /^(?:https?:\/\/|blob:|data:image\/|\/(?![/\\]))/u.test(source);
