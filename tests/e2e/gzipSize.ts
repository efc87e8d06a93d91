import { get } from 'node:http';
import { direct, type School } from './address.ts';

/** Bytes of a file on the wire, as the provider compresses them for a browser that takes gzip. */
export const gzipSize = (path: string, school: School = 'aromos'): Promise<number> =>
  new Promise((resolve, reject) => {
    const { url, headers } = direct(school);
    get(url + path, { headers: { ...headers, 'accept-encoding': 'gzip' } }, (answer) => {
      if (answer.headers['content-encoding'] !== 'gzip') reject(new Error(`${path} came uncompressed.`));
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
