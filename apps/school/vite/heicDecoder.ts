import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, UserConfig } from 'vite';

/** Modules of Node that the decoder's script names, but uses on Node only. */
const nodeModules = /^(?:fs|path|crypto)$/;

const library = join(import.meta.dirname, '../node_modules/libheif-js');
const { version, license, homepage } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as {
  version: string;
  license: string;
  homepage: string;
};

const withoutNode = (): Plugin => ({
  name: 'school:heic-decoder',
  enforce: 'pre',
  resolveId: (id) => (nodeModules.test(id) ? '\0no-node-module' : undefined),
  load: (id) => (id === '\0no-node-module' ? 'export {};' : undefined),
});

/** How the worker that decodes HEIC photos is built. The provider knows it by the start of its name. */
export const heicDecoder: UserConfig['worker'] = {
  format: 'es',
  plugins: () => [withoutNode()],
  rolldownOptions: {
    output: {
      entryFileNames: 'assets/[name]-[hash:7].js',
      assetFileNames: 'assets/[name]-[hash:7][extname]',
      postBanner: `/*! Contains libheif-js ${version}, ${license}, unchanged: ${homepage} */`,
    },
  },
};
