import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = 'apps/provider/src/';
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', root], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(file))
  .map((file) => relative(root, file));

/** Static, dynamic and type imports, and exports from other files. */
const importPattern = /(?:\bfrom|\bimport|\bimport\()\s*['"`](\.[^'"`$]+)['"`]/g;

const imports = new Map(
  files.map((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const paths = [...source.matchAll(importPattern)].map(([, path]) => join(dirname(file), path!));
    return [file, paths.filter((path) => !path.startsWith('../'))] as const;
  }),
);

/** The folder of a file; for a file at the root its name. */
const getLayer = (file: string) => file.split('/')[0]!;
const isFolder = (layer: string) => !layer.endsWith('.ts');

/** Files at the root that import nothing above them: every layer may use them, except for the error of HTTP. */
const basics = new Set(
  files.filter((file) => !file.includes('/') && file !== 'httpError.ts' && isBasic(file, [])),
);
function isBasic(file: string, visited: readonly string[]): boolean {
  return (imports.get(file) ?? []).every(
    (path) => !path.includes('/') && !visited.includes(path) && isBasic(path, [...visited, file]),
  );
}

/** The table of the README: what each folder may import. */
const permitted = new Map(
  [...readFileSync('apps/provider/README.md', 'utf8').matchAll(/^\| `(\w+)` .*\|(.*)\|$/gm)].map(
    ([, layer, list]) => [layer!, [...list!.matchAll(/`([^`]+)`/g)].map(([, item]) => item!)] as const,
  ),
);

const arrows = [...imports].flatMap(([file, paths]) =>
  paths
    .filter((path) => isFolder(getLayer(file)) && getLayer(path) !== getLayer(file) && !basics.has(path))
    .map((path) => ({ file, path })),
);
const allows = (item: string, path: string) => item === path || item === getLayer(path);

/** Returns the files that import each other, directly or through others (Tarjan). */
function findCircles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string) => {
    order.set(file, order.size);
    lowest.set(file, order.get(file)!);
    stack.push(file);
    for (const path of graph.get(file) ?? []) {
      if (!order.has(path)) visit(path);
      if (stack.includes(path)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(path)!));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const members = stack.splice(stack.indexOf(file));
    if (members.length > 1 || graph.get(file)?.includes(file)) circles.push(members);
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
}

describe('the layers of the provider', () => {
  test('are the folders that the README lists', () => {
    const folders = new Set(files.map(getLayer).filter(isFolder));
    expect([...permitted.keys()].sort()).toEqual([...folders].sort());
  });

  test('import only what the README permits', () => {
    const wrong = arrows.filter(
      ({ file, path }) => !permitted.get(getLayer(file))?.some((item) => allows(item, path)),
    );
    expect(wrong).toEqual([]);
  });

  test('need everything that the README permits', () => {
    const unused = [...permitted].flatMap(([layer, items]) =>
      items
        .filter((item) => !arrows.some(({ file, path }) => getLayer(file) === layer && allows(item, path)))
        .map((item) => `${layer} → ${item}`),
    );
    expect(unused).toEqual([]);
  });

  test('storage, worker, journal and security import only layers below them', () => {
    const lowest = ['database', 'storage', 'worker', 'journal', 'security'];
    const upward = arrows.filter(
      ({ file, path }) =>
        lowest.includes(getLayer(file)) &&
        isFolder(getLayer(path)) &&
        !lowest.slice(0, lowest.indexOf(getLayer(file))).includes(getLayer(path)),
    );
    expect(upward).toEqual([]);
  });

  test('have no circle of files over static, dynamic and type imports', () => {
    expect(files.length).toBeGreaterThan(300);
    expect(findCircles(imports)).toEqual([]);
  });

  test('a circle over two files is found', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c', 'a']],
      ['c', []],
    ]);
    expect(findCircles(graph)).toEqual([['a', 'b']]);
  });
});
