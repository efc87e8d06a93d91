/** Returns a multipart body as a browser sends it, and its content type. */
export function multipart(fields: Record<string, string | Buffer | { name: string; content: Buffer }>): {
  body: Buffer;
  headers: Record<string, string>;
} {
  const boundary = '----school-test-boundary';
  const parts = Object.entries(fields).flatMap(([name, value]) => {
    const named = Buffer.isBuffer(value) ? { name: 'photo', content: value } : value;
    const isFile = typeof named !== 'string';
    const file = isFile ? `; filename="${named.name}"\r\ncontent-type: application/octet-stream` : '';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`;
    return [Buffer.from(head), isFile ? named.content : Buffer.from(named), Buffer.from('\r\n')];
  });
  const body = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}
