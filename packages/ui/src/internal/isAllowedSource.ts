/** Whether a picture in user content may come from an address: the web, a path, or what the page itself has made. */
export const isAllowedSource = (source: unknown): source is string =>
  typeof source === 'string' && /^(?:https?:\/\/|blob:|data:image\/|\/(?![/\\]))/u.test(source);
