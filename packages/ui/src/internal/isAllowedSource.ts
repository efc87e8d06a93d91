/** Whether a picture in user content may be loaded from an address: http(s), a path, or a blob of the page. */
export const isAllowedSource = (source: unknown): source is string =>
  typeof source === 'string' && /^(?:https?:\/\/|blob:|data:image\/|\/(?![/\\]))/u.test(source);
