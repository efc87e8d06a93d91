import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { gzipAsync } from '@gfx/zopfli';
import type { Plugin } from 'vite';

/** Compressible files; pictures and fonts are compressed already. */
const text = /\.(?:m?js|css|svg|json|wasm)$/;

/** Minimum size in bytes: below it the response headers outweigh the savings. */
const least = 512;

async function compress(folder: string): Promise<void> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !text.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const content = readFileSync(path);
    if (content.length < least) continue;
    /* Zopfli's gzip is about 5% smaller than zlib's best level, and every browser reads it. */
    writeFileSync(`${path}.gz`, await gzipAsync(content, { numiterations: 5 }));
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    );
  }
}

/**
 * Writes each file as gzip and Brotli next to the original at build time with the best compression. It follows the service
 * worker, which is written when the bundle is closed.
 */
export function precompressed(): Plugin {
  let folder = '';
  return {
    name: 'school:precompressed',
    enforce: 'post',
    configResolved: ({ root, build: { outDir } }) => {
      folder = resolve(root, outDir);
    },
    closeBundle: {
      sequential: true,
      handler: (error) => (error ? undefined : compress(folder)),
    },
  };
}
