import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import type { Plugin } from 'vite';

const file = join(import.meta.dirname, 'first-paint.js');
const address = '/first-paint.js';

/** Serves the one script that runs before the first paint, as small as it can be. It is no module: it must not wait. */
export function firstPaint(): Plugin {
  return {
    name: 'school:first-paint',
    configureServer(server) {
      server.middlewares.use(address, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(readFileSync(file));
      });
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: address }, injectTo: 'head-prepend' }],
    async generateBundle() {
      const { code } = await transform(readFileSync(file, 'utf8'), { minify: true, target: 'es2022' });
      this.emitFile({ type: 'asset', fileName: address.slice(1), source: code });
    },
  };
}
