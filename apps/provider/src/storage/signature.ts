import { createHash, createHmac } from 'node:crypto';

/** The account at an S3-compatible service. */
export interface S3Account {
  /** E.g. `https://s3.example.org`, without bucket. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Encodes by RFC 3986 as AWS does: also the characters that `encodeURIComponent` leaves out. */
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * Returns the headers of one signed request (AWS Signature Version 4). The signature excludes the body, so that it can
 * be streamed: outside of a private network the endpoint must be https.
 */
export function signed(
  account: S3Account,
  method: string,
  key: string,
  query: Readonly<Record<string, string>>,
  more: Readonly<Record<string, string>>,
  now: Date,
): { url: string; headers: Record<string, string> } {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = account;
  const base = new URL(endpoint);
  const path = [...base.pathname.split('/').filter(Boolean), bucket, ...key.split('/').filter(Boolean)]
    .map(encoded)
    .join('/');
  const search = Object.entries(query)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
  const time = now.toISOString().replaceAll(/[:-]|\.\d{3}/g, '');
  const payload = 'UNSIGNED-PAYLOAD';
  const headers: Record<string, string> = { ...more, 'x-amz-content-sha256': payload, 'x-amz-date': time };
  const all = Object.entries({ ...headers, host: base.host }).sort(([a], [b]) => (a < b ? -1 : 1));
  const names = all.map(([name]) => name).join(';');
  const lines = all.map(([name, value]) => `${name}:${value}\n`).join('');
  const canonical = [method, `/${path}`, search, lines, names, payload].join('\n');
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const day = hmac(`AWS4${secretAccessKey}`, time.slice(0, 8));
  const secret = hmac(hmac(hmac(day, region), 's3'), 'aws4_request');
  const signature = hmac(secret, text).toString('hex');
  const authorization = `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
  return {
    url: `${base.origin}/${path}${search ? `?${search}` : ''}`,
    headers: { ...headers, authorization },
  };
}
