import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { globSync } from 'node:fs';

/** Files of the product and the files that each imports: by static, dynamic and type imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const imports = /(?:\bfrom|\bimport)\s*\(?\s*'(\.{1,2}\/[^'?]+)'/g;
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** Reads the graph of a package. @param root Folder of the repository. @param folder Its folder with sources. */
export function readImportGraph(root: string, folder: string): ImportGraph {
  const files = globSync('**/*.{ts,tsx}', {
    cwd: join(root, folder),
    exclude: ['**/*.test.*', '**/*.stories.tsx', '**/*.test-d.ts', '**/testing/**'],
  });
  const names = new Set(files);
  return new Map(
    files.map((file) => {
      const source = readFileSync(join(root, folder, file), 'utf8').replaceAll(comments, '');
      const targets = [...source.matchAll(imports)].map(([, path]) => normalize(join(dirname(file), path!)));
      return [file, [...new Set(targets)].filter((target) => names.has(target))];
    }),
  );
}

/** Returns the circles of a graph: groups of files that import each other, directly or by others (Tarjan). */
export function findCircles(graph: ImportGraph): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): number => {
    const at = order.size;
    let lowest = at;
    order.set(file, at);
    open.push(file);
    for (const target of graph.get(file) ?? []) {
      if (!order.has(target)) lowest = Math.min(lowest, visit(target));
      else if (open.includes(target)) lowest = Math.min(lowest, order.get(target)!);
    }
    low.set(file, lowest);
    if (lowest === at) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1 || graph.get(file)?.includes(file)) circles.push(circle.sort());
    }
    return lowest;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
}
