/** Builds the published package into `dist/`. */
import { execFile } from 'node:child_process';
import { copyFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'esbuild';
import { build, type Options } from 'tsup';
import { StyleSheets, vanillaCssPlugin } from './vanillaCssPlugin.ts';

const root = import.meta.dirname;
const dist = join(root, 'dist');
const kebab = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

/** One entry for each component that the manifest names: `button` → its file. */
const componentEntries = (manifest: string): Record<string, string> => {
  const files = manifest.matchAll(/export \{[^}]*\} from '\.\/(components\/\w+\/([A-Z]\w*)\.tsx)'/g);
  return Object.fromEntries(Array.from(files, ([, file, name]) => [kebab(name!), `src/${file}`]));
};

const messageEntries = async (): Promise<Record<string, string>> => {
  const files = await readdir(join(root, 'src/root/messages'));
  return Object.fromEntries(
    files
      .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
      .map((file) => [`messages/${basename(file, '.ts')}`, `src/root/messages/${file}`]),
  );
};

/* These are the theme's entry; a second copy of them in the components' files would keep state of its own. */
const themeFiles = /\/(applyTheme|contrast|scheme|tenantTheme|themeCss|tokens|contract\.css)\.ts$/;
const themeByName: Plugin = {
  name: 'theme-by-name',
  setup({ onResolve }) {
    onResolve({ filter: /theme\/[\w.]+\.ts$/ }, ({ path, importer }) =>
      themeFiles.test(path) && !importer.endsWith('.css.ts')
        ? { path: '@school/ui/theme', external: true, sideEffects: false }
        : undefined,
    );
  },
};

const fonts = async (): Promise<void> => {
  const require = createRequire(import.meta.url);
  const css = await readFile(join(root, 'src/fonts.css'), 'utf8');
  await mkdir(join(dist, 'fonts'), { recursive: true });
  for (const [, path] of css.matchAll(/url\('(@fontsource-variable\/[^']+)'\)/g)) {
    const file = require.resolve(path!);
    await copyFile(file, join(dist, 'fonts', basename(file)));
    const family = path!.split('/')[1]!;
    await copyFile(join(file, '../../LICENSE'), join(dist, 'fonts', `${family}.LICENSE.txt`));
  }
  await writeFile(
    join(dist, 'fonts.css'),
    css.replaceAll(/url\('@fontsource-variable\/[^']*\/([^'/]+)'\)/g, "url('./fonts/$1')"),
  );
};

/* Relative imports keep their source's ending in declarations; a reader of the package has no sources. */
const asPublished = (types: string) => types.replaceAll(/(['"])(\.{1,2}\/[^'"]+)\.tsx?\1/g, '$1$2.js$1');

const declarations = async (entries: Record<string, string>): Promise<void> => {
  await promisify(execFile)('tsc', ['-p', 'tsconfig.build.json'], { cwd: root });
  const types = join(dist, 'types');
  for (const file of await readdir(types, { recursive: true })) {
    if (!file.endsWith('.d.ts')) continue;
    await writeFile(join(types, file), asPublished(await readFile(join(types, file), 'utf8')));
  }
  for (const [name, file] of Object.entries(entries)) {
    const from = file.replace(/^src\//, './types/').replace(/\.tsx$/, '.js');
    await writeFile(join(dist, `${name}.d.ts`), `export * from '${from}';\n`);
  }
};

await rm(dist, { recursive: true, force: true });
await mkdir(join(dist, 'css'), { recursive: true });

const manifest = await readFile(join(root, 'src/index.ts'), 'utf8');
const components = componentEntries(manifest);
const sheets = new StyleSheets();
const common: Options = {
  format: ['esm'],
  platform: 'neutral',
  target: 'es2023',
  splitting: true,
  treeshake: false,
  clean: false,
  silent: true,
  config: false,
  outDir: dist,
  external: [/^@school\/ui\//],
};

process.chdir(root);
await build({
  ...common,
  entry: { index: 'src/index.ts', ...components },
  banner: { js: "'use client';" },
  esbuildPlugins: [themeByName, vanillaCssPlugin(root, sheets)],
  esbuildOptions: (options) => {
    options.chunkNames = 'chunks/[name]-[hash]';
  },
});
/* No banner: a server component may read tokens, make themes and choose words. */
await build({
  ...common,
  entry: { theme: 'src/theme.ts', ...(await messageEntries()) },
  esbuildPlugins: [vanillaCssPlugin(root, new StyleSheets())],
  esbuildOptions: (options) => {
    options.chunkNames = 'chunks/[name]-[hash]';
  },
});

await writeFile(join(dist, 'css/_node.js'), '');
await writeFile(join(dist, 'styles.css'), sheets.joined());
await fonts();
await declarations(components);
