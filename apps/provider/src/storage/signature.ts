import { AwsV4Signer } from 'aws4fetch';

/** The account at an S3-compatible service. */
export interface S3Account {
  /** E.g. `https://s3.example.org`, without bucket. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/**
 * Signs one request with a path-style URL (AWS Signature Version 4). The signature covers all headers and excludes the
 * body, so that it can be streamed: outside of a private network the endpoint must be https.
 */
export function signed(
  account: S3Account,
  method: string,
  key: string,
  query: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>>,
): Promise<{ url: URL; headers: Headers }> {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = account;
  const url = new URL(endpoint);
  url.pathname = [url.pathname, bucket, key]
    .flatMap((path) => path.split('/').filter(Boolean))
    .map(encodeURIComponent)
    .join('/');
  url.search = new URLSearchParams(query).toString();
  return new AwsV4Signer({
    url: url.href,
    method,
    headers,
    service: 's3',
    region,
    accessKeyId,
    secretAccessKey,
    allHeaders: true,
  }).sign();
}
