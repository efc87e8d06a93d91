import { join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const source = join(import.meta.dirname, '../src/push/serviceWorker.ts');

/** One file without imports: the CSP forbids a worker to load others. */
async function compile(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]!.text;
}

/** Builds the service worker as `/sw.js`: its place at the root lets it serve the whole app. */
export function serviceWorker(): Plugin {
  return {
    name: 'school:service-worker',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await compile() });
    },
    configureServer({ middlewares }) {
      middlewares.use('/sw.js', (_request, response, next) => {
        response.setHeader('content-type', 'text/javascript');
        compile().then((script) => response.end(script), next);
      });
    },
  };
}
