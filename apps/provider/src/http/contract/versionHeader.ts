/** Returns the header with a record's version, which a later change sends as `If-Match`. */
export const versionHeader = ({ version }: { version: number }) => ({ etag: `"${version}"` });
