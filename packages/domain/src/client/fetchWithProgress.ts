import type { FetchLike, UploadProgress, XhrLike } from './http.ts';

/**
 * Returns a `fetch` that reports upload progress, if there is an `xhr`: browsers report it only there. Its answer can
 * be read as a text; a redirection, which an XHR always follows, is answered as with `redirect: 'manual'`: with status
 * 0.
 */
export function fetchWithProgress(
  { fetch, xhr }: { fetch: FetchLike; xhr?(): XhrLike },
  onProgress: (progress: UploadProgress) => void,
): FetchLike {
  if (!xhr) return fetch;
  return (url, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const sent = xhr();
      const stop = () => {
        sent.abort();
        reject(signal?.reason as Error);
      };
      if (signal?.aborted) return stop();
      const failed = () => reject(new TypeError('Failed to fetch'));
      const end = () => signal?.removeEventListener('abort', stop);
      sent.open(method, url);
      sent.withCredentials = true;
      for (const [name, value] of Object.entries(headers)) sent.setRequestHeader(name, value);
      sent.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) =>
        onProgress({ sent: loaded, total: lengthComputable ? total : null }),
      );
      sent.addEventListener('load', () => {
        const isElsewhere = sent.responseURL !== '' && !sent.responseURL.endsWith(url);
        resolve({
          status: isElsewhere ? 0 : sent.status,
          headers: { get: (name) => sent.getResponseHeader(name) },
          text: () => Promise.resolve(sent.responseText),
          blob: () => Promise.reject(new TypeError('An upload is answered with a text.')),
        });
      });
      sent.addEventListener('error', failed);
      sent.addEventListener('timeout', failed);
      sent.addEventListener('loadend', end);
      signal?.addEventListener('abort', stop);
      sent.send(body);
    });
}
