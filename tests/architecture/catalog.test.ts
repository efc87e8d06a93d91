import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../../', import.meta.url));
const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const;

test('every version in the catalog is used', () => {
  const { catalog } = parse(readFileSync(`${root}pnpm-workspace.yaml`, 'utf8')) as {
    catalog: Record<string, string>;
  };
  const manifests = globSync(['package.json', '{packages,apps}/*/package.json'], { cwd: root }).map(
    (file) => JSON.parse(readFileSync(root + file, 'utf8')) as Record<string, Record<string, string>>,
  );
  const used = new Set(
    manifests.flatMap((manifest) =>
      kinds.flatMap((kind) =>
        Object.entries(manifest[kind] ?? {}).flatMap(([name, version]) =>
          version.startsWith('catalog:') ? [name] : [],
        ),
      ),
    ),
  );
  expect(used.size).toBeGreaterThan(50);
  expect(Object.keys(catalog).filter((name) => !used.has(name))).toEqual([]);
});
