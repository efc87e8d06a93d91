/**
 * Measures the size of each entry of the packed kit in a page: its script and styles, minified, with brotli, without
 * React.
 *
 *   pnpm exec node tests/consumers/sizes.ts        updates sizes.json
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, transform } from 'esbuild';

const root = resolve(import.meta.dirname, '../..');
const kit = join(root, 'packages/ui');
const file = join(import.meta.dirname, 'sizes.json');

/** Size of an entry in bytes (brotli). `later` is script and style that are loaded at first use, e.g. of an overlay. */
export interface Size {
  script: number;
  style: number;
  later: number;
}

/** Returns the recorded sizes of the repository. */
export const knownSizes = (): Record<string, Size> =>
  JSON.parse(readFileSync(file, 'utf8')) as Record<string, Size>;

/** Bytes by which an entry may differ from its record: another entry changes its compression. */
export const allowedDrift = (bytes: number): number => Math.max(40, bytes * 0.03);

const weight = (text: string | Uint8Array) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** The entries of the built package: every script that has declarations. */
const entries = () =>
  readdirSync(join(kit, 'dist'))
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => name.replace('.d.ts', ''))
    .sort();

/**
 * Builds a page that imports all exports of some entries, and returns its size.
 *
 * @param names entries such as `button`
 * @param needed the files loaded later that count, such as `ToastList`; without it all of them count, including the
 * icons that a page may load by name
 */
export const measureSize = async (names: string[], needed?: string[]): Promise<Size> => {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: names.map((name, at) => `export * as part${at} from '@school/ui/${name}';`).join('\n'),
      resolveDir: kit,
    },
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    metafile: true,
    write: false,
    logLevel: 'silent',
    outdir: '/out',
    target: 'es2023',
    conditions: ['style', 'browser', 'import', 'production'],
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    loader: { '.woff2': 'empty' },
    alias: Object.fromEntries([
      ...names.map((name) => [`@school/ui/${name}`, join(kit, `dist/${name}.js`)] as const),
      ['@school/ui/theme', join(kit, 'dist/theme.js')],
      ['@school/ui/css', join(kit, 'dist/css')],
    ]),
  });
  const outputs = Object.entries(metafile.outputs);
  const withImports = (path: string, visited = new Set<string>()): Set<string> => {
    if (visited.has(path)) return visited;
    visited.add(path);
    for (const { path: next, kind, external } of metafile.outputs[path]?.imports ?? [])
      if (kind === 'import-statement' && !external) withImports(next, visited);
    return visited;
  };
  /* A bundle's style sheet includes later styles too; only this metafile shows which script imports which sheet. */
  const readStyles = async (paths: Set<string>): Promise<string> => {
    const modules = [...paths].flatMap((path) => Object.keys(metafile.outputs[path]!.inputs));
    const sheets = modules.flatMap((module) =>
      (metafile.inputs[module]?.imports ?? [])
        .map(({ path }) => path)
        .filter((path) => path.endsWith('.css')),
    );
    const css = [...new Set(sheets)].map((path) => readFileSync(path, 'utf8')).join('\n');
    return (await transform(css, { loader: 'css', minify: true })).code;
  };
  const [first] = outputs.find(([, { entryPoint }]) => entryPoint === '<stdin>')!;
  const atOnce = withImports(first);
  const lazyOutputs = outputs.filter(
    ([path]) => !needed || needed.some((name) => basename(path).startsWith(`${name}-`)),
  );
  const all = new Set([...atOnce, ...lazyOutputs.flatMap(([path]) => [...withImports(path)])]);
  const size: Size = { script: 0, style: weight(await readStyles(atOnce)), later: 0 };
  for (const { path, contents } of outputFiles) {
    const [name] = outputs.find(([output]) => basename(output) === basename(path))!;
    if (path.endsWith('.css')) continue;
    if (atOnce.has(name)) size.script += weight(contents);
    else if (all.has(name)) size.later += weight(contents);
  }
  size.later += weight(await readStyles(all)) - size.style;
  return size;
};

/** The files that the emoji load in one language: a page never has those of all. */
export const emojiFiles = (language: string): string[] => [
  'EmojiChooser',
  'emojiByCategory',
  `${language}.names`,
];

/** Measures every entry separately. */
export const measuredSizes = async (): Promise<Record<string, Size>> => {
  const sizes: Record<string, Size> = {};
  for (const name of entries())
    sizes[name] = await measureSize([name], name === 'emoji-picker' ? emojiFiles('en') : undefined);
  return sizes;
};

/* Records only what differs by more, so that a change names the entries that it made larger. */
if (import.meta.main) {
  const recorded = knownSizes();
  const isRecorded = (name: string, size: Size) =>
    recorded[name] !== undefined &&
    (['script', 'style', 'later'] as const).every(
      (part) => Math.abs(size[part] - recorded[name]![part]) <= allowedDrift(recorded[name]![part]),
    );
  const sizes = Object.entries(await measuredSizes()).map(([name, size]) => [
    name,
    isRecorded(name, size) ? recorded[name] : size,
  ]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sizes), null, 2)}\n`);
}
