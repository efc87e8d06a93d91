import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const library = join(import.meta.dirname, '../node_modules/pdfjs-dist');

const { version } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as { version: string };

/** The path that `src/areas/documents/preview/readPdf.ts` gives to the library. */
const folder = `assets/pdf-${version}`;

/** Character maps, standard fonts, and JavaScript decoders, because the CSP forbids WebAssembly. */
const folders: Readonly<Record<string, RegExp>> = {
  cmaps: /\.bcmap$/,
  standard_fonts: /\.(?:pfb|ttf)$/,
  wasm: /_nowasm_fallback\.js$/,
};

const files = Object.entries(folders).flatMap(([folder, pattern]) =>
  readdirSync(join(library, folder))
    .filter((name) => pattern.test(name))
    .map((name) => `${folder}/${name}`),
);

/** Serves files that the PDF reader rarely needs, under a path with its version. */
export function pdfData(): Plugin {
  return {
    name: 'school:pdf-data',
    generateBundle() {
      for (const file of files)
        this.emitFile({
          type: 'asset',
          fileName: `${folder}/${file}`,
          source: readFileSync(join(library, file)),
        });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${folder}`, (request, response, next) => {
        const file = files.find((name) => request.url === `/${name}`);
        if (!file) return next();
        if (file.endsWith('.js')) response.setHeader('content-type', 'text/javascript');
        createReadStream(join(library, file)).pipe(response);
        return undefined;
      });
    },
  };
}
