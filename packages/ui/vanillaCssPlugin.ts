import { writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { compile, cssFileFilter, processVanillaFile } from '@vanilla-extract/integration';
import type { Plugin } from 'esbuild';

/** Class names of the published kit; not a public API, but distinct from those of a page. */
const identOption = ({ hash }: { hash: string }) => `sui-${hash}`;

/** `src/components/Button/Button.css.ts` → `button.css`, `src/css/theme.css.ts` → `css-theme.css`. */
const getCssName = (path: string): string => {
  const parts = path
    .replace(/^src\//, '')
    .replace(/\.css\.ts$/, '')
    .split('/');
  const [first, folder, file] = parts;
  const named =
    first === 'components' && folder === file ? [file!] : first === 'components' ? [folder!, file!] : parts;
  return `${named
    .join('-')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()}.css`;
};

/** What a build's style sheets are, from the first that others build on to the last. */
export class StyleSheets {
  readonly #needs = new Map<string, string[]>();
  readonly texts = new Map<string, string>();

  add(path: string, name: string, text: string): void {
    const before = this.#needs.get(path) ?? [];
    this.#needs.set(path, [...before, name]);
    this.texts.set(name, text);
  }

  /** Emits each sheet as a separate file. */
  async write(folder: string): Promise<void> {
    for (const [name, text] of this.texts) await writeFile(join(folder, name), text);
  }

  /** One sheet of all, in an order that doesn't depend on which file was compiled first. */
  joined(): string {
    const names = new Set([...this.#needs.keys()].sort().flatMap((path) => this.#needs.get(path)!));
    return [...names].map((name) => this.texts.get(name)).join('\n');
  }
}

/**
 * Compiles each `.css.ts` into a separate style sheet, which the script imports by the package's name: an import of
 * one component includes only its styles. The stock plugin repeats the theme in every entry.
 */
export const vanillaCssPlugin = (cwd: string, sheets: StyleSheets): Plugin => ({
  name: 'vanilla-css',
  setup(build) {
    build.onResolve({ filter: /^@school\/ui\/css\// }, ({ path }) => ({
      path,
      external: true,
      sideEffects: true,
    }));
    build.onLoad({ filter: cssFileFilter }, async ({ path }) => {
      const { source, watchFiles } = await compile({ filePath: path, cwd, identOption });
      const from = relative(cwd, path).split(sep).join('/');
      const contents = await processVanillaFile({
        source,
        filePath: path,
        identOption,
        serializeVirtualCssPath: async ({ fileScope, source: css }) => {
          const name = getCssName(fileScope.filePath);
          sheets.add(from, name, css);
          return `import '@school/ui/css/${name}';`;
        },
      });
      return { contents, loader: 'js', watchFiles, resolveDir: dirname(path) };
    });
  },
});
