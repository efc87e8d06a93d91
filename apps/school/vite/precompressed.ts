import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { gzipAsync } from '@gfx/zopfli';
import type { Plugin } from 'vite';

/** What shrinks; pictures and fonts are as small as they get. */
const text = /\.(?:m?js|css|svg|json)$/;

/** Below this, the answer's headers weigh more than what would be saved. In bytes. */
const least = 512;

/** Writes each file as gzip and Brotli beside itself, once and as small as possible, instead of at every answer. */
export function precompressed(): Plugin {
  return {
    name: 'school:precompressed',
    async writeBundle({ dir = '' }) {
      for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !text.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const content = readFileSync(path);
        if (content.length < least) continue;
        /* Zopfli takes a twentieth off what zlib's best level leaves, in a format that every browser reads. */
        writeFileSync(`${path}.gz`, await gzipAsync(content, { numiterations: 5 }));
        writeFileSync(
          `${path}.br`,
          brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
        );
      }
    },
  };
}
