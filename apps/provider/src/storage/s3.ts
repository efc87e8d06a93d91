import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { type S3Account, signed } from './signature.ts';
import { type FileKey, FileMissing, type Storage, StorageUnavailable } from './storage.ts';

interface RequestParts {
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Readable;
}

/** Timeout in milliseconds until the service answers. */
const timeout = 30_000;

const readTag = (xml: string, tag: string) =>
  new RegExp(`<${tag}>([^<]{0,2000})</${tag}>`)
    .exec(xml)?.[1]
    ?.replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/**
 * Stores files as objects `<college>/<id>` of one bucket, which must exist. Uses path-style URLs, one request per
 * file.
 * @throws (each of its functions) StorageUnavailable when the service is unreachable or fails.
 */
export function s3Storage(account: S3Account): Storage {
  const toKey = ({ collegeId, id }: FileKey) => `${collegeId}/${id}`;

  async function sendRequest(method: string, key: string, parts: RequestParts = {}): Promise<Response> {
    const { url, headers } = await signed(account, method, key, parts.query ?? {}, parts.headers ?? {});
    const stream = parts.body && (Readable.toWeb(parts.body) as globalThis.ReadableStream);
    // Streamed request bodies may take their time; other requests must be answered within the timeout.
    const limit = stream ? {} : { signal: AbortSignal.timeout(timeout) };
    const body = stream ? { body: stream, duplex: 'half' as const } : {};
    const answer = await fetch(url, { method, headers, ...body, ...limit }).catch((cause: unknown) => {
      throw new StorageUnavailable('The S3 storage cannot be reached.', { cause });
    });
    if (answer.status >= 500 || answer.status === 429) {
      await answer.body?.cancel();
      throw new StorageUnavailable(`The S3 storage answered ${answer.status}.`);
    }
    return answer;
  }

  async function reject(answer: Response, what: string): Promise<never> {
    const code = readTag(await answer.text(), 'Code') ?? 'no reason given';
    throw new Error(`The S3 storage refused to ${what}: ${answer.status} ${code}.`);
  }

  return {
    description: `bucket ${account.bucket} at ${new URL(account.endpoint).host}`,
    async store(key, file) {
      const headers = { 'content-length': String(file.size) };
      const answer = await sendRequest('PUT', toKey(key), { headers, body: createReadStream(file.path) });
      if (!answer.ok) return reject(answer, 'keep a file');
      await answer.body?.cancel();
    },
    async read(key, range) {
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : undefined;
      const answer = await sendRequest('GET', toKey(key), headers ? { headers } : {});
      if (answer.status === 404) {
        await answer.body?.cancel();
        throw new FileMissing(key);
      }
      if (answer.status !== (range ? 206 : 200)) return reject(answer, 'give a file');
      return answer.body ? Readable.fromWeb(answer.body as ReadableStream) : Readable.from([]);
    },
    async remove(key) {
      const answer = await sendRequest('DELETE', toKey(key));
      if (!answer.ok && answer.status !== 404) return reject(answer, 'remove a file');
      await answer.body?.cancel();
    },
    async *list(collegeId) {
      let from: string | undefined;
      do {
        const query = {
          'list-type': '2',
          prefix: `${collegeId}/`,
          ...(from ? { 'continuation-token': from } : {}),
        };
        const answer = await sendRequest('GET', '', { query });
        if (!answer.ok) return reject(answer, 'list its files');
        const xml = await answer.text();
        for (const entry of xml.split('<Contents>').slice(1)) {
          const id = readTag(entry, 'Key')?.slice(collegeId.length + 1);
          const since = readTag(entry, 'LastModified');
          const size = Number(readTag(entry, 'Size'));
          if (id && since) yield { id, size, since: new Date(since) };
        }
        from = readTag(xml, 'IsTruncated') === 'true' ? readTag(xml, 'NextContinuationToken') : undefined;
      } while (from);
    },
  };
}
