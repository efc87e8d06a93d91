import { resolve } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { findCircles, type ImportGraph, readImportGraph } from './importGraph.ts';

const root = resolve(import.meta.dirname, '../..');

describe('import graph', () => {
  it.each([
    'apps/school/src',
    'apps/provider/src',
    'packages/domain/src',
    'packages/ui/src',
    'packages/text/src',
  ])('has no circle of static, dynamic and type imports in %s', (folder) => {
    const graph = readImportGraph(root, folder);
    expect([...graph.values()].flat().length).toBeGreaterThan(10);
    expect(findCircles(graph)).toEqual([]);
  });

  test('finds a circle that a lazy import closes', () => {
    const graph: ImportGraph = new Map([
      ['routes.ts', ['PostsScreen.tsx']],
      ['PostsScreen.tsx', ['Failed.tsx']],
      ['Failed.tsx', ['routes.ts']],
      ['head.ts', []],
    ]);
    expect(findCircles(graph)).toEqual([['Failed.tsx', 'PostsScreen.tsx', 'routes.ts']]);
  });
});

describe('folders of the app', () => {
  const graph = readImportGraph(root, 'apps/school/src');
  const arrows = [...graph].flatMap(([file, targets]) => targets.map((target) => [file, target] as const));
  const into = (folder: string) =>
    arrows.filter(([file, target]) => target.startsWith(`${folder}/`) && !file.startsWith(`${folder}/`));

  it.each([
    ['routes', /^(?:App\.tsx|createApp\.ts|plugins\/)/],
    ['shell', /^(?:App\.tsx|createApp\.ts|plugins\/|routes\/)/],
  ])('imports %s only above it', (folder, importers) => {
    const others = into(folder).filter(([file]) => !importers.test(file));
    expect(others).toEqual([]);
  });

  it('imports areas below them by their paths only', () => {
    const above = /^(?:App\.tsx|createApp\.ts|plugins\/|routes\/|search\/)/;
    const inner = into('areas').filter(
      ([file, target]) => !above.test(file) && !/^areas\/\w+\/paths\.ts$/.test(target),
    );
    expect(inner).toEqual([]);
  });
});
