import { copyFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';
import manifest from './package.json' with { type: 'json' };

/** The sources of the exports, by the names of their built files. */
const entry = Object.fromEntries(
  Object.entries(manifest.exports).flatMap(([name, target]) =>
    typeof target === 'string' ? [] : [[name === '.' ? 'index' : name.slice('./'.length), target.default]],
  ),
);

export default defineConfig({
  entry,
  format: 'esm',
  target: 'es2023',
  // `@school/text` is not published: by its sources its types become part of this package's.
  dts: { compilerOptions: { paths: { '@school/text': ['../text/src/index.ts'] } } },
  splitting: true,
  sourcemap: true,
  clean: true,
  onSuccess: () => copyFile('src/generated/contract.json', 'dist/openapi.json'),
});
