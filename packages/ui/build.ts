/** Builds the published package into `dist/`. */
import { execFile } from 'node:child_process';
import { copyFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'esbuild';
import { build, type Options } from 'tsup';
import { designTokens } from './src/theme/designTokens.ts';
import { defaultColor, tenantTheme } from './src/theme/tenantTheme.ts';
import { iconShapesPlugin } from './iconShapesPlugin.ts';
import { StyleSheets, vanillaCssPlugin } from './vanillaCssPlugin.ts';

const root = import.meta.dirname;
const dist = join(root, 'dist');
const kebab = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

/**
 * The exports of each entry, by the names of the manifest: `button` is all public exports of `components/Button`,
 * `root` is `UiRoot` and its hooks. A folder with a hook beside its component is one entry.
 */
const readEntries = (manifest: string): Map<string, string> => {
  const entries = new Map<string, string>();
  for (const [text, folder] of manifest.matchAll(
    /export (?:type )?\{[^}]*\} from '\.\/(components\/\w+|root)\/\w+\.tsx?';/g,
  )) {
    const entry = kebab(folder!.replace('components/', ''));
    entries.set(entry, `${entries.get(entry) ?? ''}${text.replace("from '.", "from '../src")}\n`);
  }
  return entries;
};

const messageEntries = async (): Promise<Record<string, string>> => {
  const files = await readdir(join(root, 'src/root/messages'), { recursive: true });
  return Object.fromEntries(
    files
      .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
      .map((file) => [`messages/${file.replace(/\.ts$/, '')}`, `src/root/messages/${file}`]),
  );
};

/* These belong to the theme's entry; a second copy in the files of the components would have separate state. */
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

const entryFiles = join(root, '.entries');

const declarations = async (entries: Map<string, string>): Promise<void> => {
  // Declarations of the bundled rules, because sources outside of `src` can't be compiled with the package.
  const rules = [
    '-p',
    '../text',
    '--declaration',
    '--emitDeclarationOnly',
    '--noEmit',
    'false',
    '--rootDir',
    '../text/src',
  ];
  await promisify(execFile)('tsc', [...rules, '--outDir', join(entryFiles, 'text')], { cwd: root });
  await promisify(execFile)('tsc', ['-p', 'tsconfig.build.json'], { cwd: root });
  const types = join(dist, 'types');
  for (const file of await readdir(types, { recursive: true })) {
    if (!file.endsWith('.d.ts')) continue;
    await writeFile(join(types, file), asPublished(await readFile(join(types, file), 'utf8')));
  }
  for (const [name, text] of entries) {
    await writeFile(join(dist, `${name}.d.ts`), asPublished(text.replaceAll("'../src/", "'./types/")));
  }
};

await rm(dist, { recursive: true, force: true });
await mkdir(join(dist, 'css'), { recursive: true });

const manifest = await readFile(join(root, 'src/index.ts'), 'utf8');
const entries = readEntries(manifest);
await mkdir(entryFiles, { recursive: true });
for (const [name, text] of entries) await writeFile(join(entryFiles, `${name}.ts`), text);
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
  external: [/^@school\/ui\//, /^node:/],
};

process.chdir(root);
await build({
  ...common,
  entry: {
    index: 'src/index.ts',
    ...Object.fromEntries(Array.from(entries.keys(), (name) => [name, `.entries/${name}.ts`])),
  },
  banner: { js: "'use client';" },
  esbuildPlugins: [themeByName, iconShapesPlugin, vanillaCssPlugin(root, sheets)],
  esbuildOptions: (options) => {
    /* The names of emoji in Arabic would be three times as large with escapes. */
    options.charset = 'utf8';
    options.chunkNames = 'chunks/[name]-[hash]';
  },
});
/*
 * The main entry only re-exports the chunks, which are client modules. If it were one client module, a server
 * component that imports one name would load the whole kit.
 */
const main = join(dist, 'index.js');
await writeFile(main, (await readFile(main, 'utf8')).replace(/^'use client';\n/, ''));
/* No banner: a server component may read tokens, make themes and choose words, and a server sends the hashes. */
await build({
  ...common,
  entry: {
    theme: 'src/theme.ts',
    'school-theme': 'src/theme/schoolTheme.ts',
    'trusted-types': 'src/trustedTypes.ts',
    ...(await messageEntries()),
  },
  esbuildPlugins: [vanillaCssPlugin(root, new StyleSheets())],
  esbuildOptions: (options) => {
    options.chunkNames = 'chunks/[name]-[hash]';
  },
});

await writeFile(join(dist, 'css/_node.js'), '');
await sheets.write(join(dist, 'css'));
await writeFile(join(dist, 'styles.css'), sheets.joined());
const tokens = designTokens(tenantTheme(defaultColor));
await writeFile(join(dist, 'tokens.json'), `${JSON.stringify(tokens, null, 2)}\n`);
await fonts();
await copyFile(join(root, 'node_modules/lucide-react/LICENSE'), join(dist, 'icons.LICENSE.txt'));
await copyFile(join(root, 'node_modules/cldr-annotations-full/LICENSE'), join(dist, 'emoji.LICENSE.txt'));
await declarations(entries);
await rm(entryFiles, { recursive: true });
