import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getDirection, languages } from '@school/domain';
import { transform } from 'esbuild';
import type { Plugin } from 'vite';
import { tenantThemes } from '../src/tenants/tenantThemes.ts';

const file = join(import.meta.dirname, 'first-paint.js');
const address = '/first-paint.js';

const define = {
  RIGHT_TO_LEFT_LANGUAGES: JSON.stringify(languages.filter((language) => getDirection(language) === 'rtl')),
  TENANTS: JSON.stringify(Object.keys(tenantThemes)),
};

/** Older than the app's target: an older browser has to be able to read that it is too old. */
const compiled = async () =>
  (await transform(readFileSync(file, 'utf8'), { define, minify: true, target: 'es2015' })).code;

/** Serves the minified script that runs before the first paint. A classic script, because modules are deferred. */
export function firstPaint(): Plugin {
  return {
    name: 'school:first-paint',
    configureServer(server) {
      server.middlewares.use(address, (_request, response, next) => {
        response.setHeader('content-type', 'text/javascript');
        compiled().then((code) => response.end(code), next);
      });
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: address }, injectTo: 'head-prepend' }],
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: address.slice(1), source: await compiled() });
    },
  };
}
