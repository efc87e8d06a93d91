import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const source = new URL('./', import.meta.url);

/** Returns all modules that a module imports, directly or not; type-only imports count nothing. */
async function reach(module: URL, visited = new Map<string, string>()): Promise<Map<string, string>> {
  if (visited.has(module.href)) return visited;
  const text = module.pathname.endsWith('.json') ? '' : await readFile(module, 'utf8');
  visited.set(module.href, text);
  for (const [, clause = '', name = ''] of text.matchAll(/^(?:import|export) ([^;]*?)from '([^']+)'/gms)) {
    if (clause.startsWith('type ')) continue;
    if (name.startsWith('.')) await reach(new URL(name, module), visited);
    else visited.set(name, '');
  }
  return visited;
}

const listNames = async (entry: string) =>
  [...(await reach(new URL(entry, source))).keys()].map((name) => name.replace(source.href, ''));

test('the main entry imports no form rules, communes, examples or contract', async () => {
  const names = await listNames('index.ts');
  expect(names).toContain('client/createClient.ts');
  expect(names.filter((name) => /^(?:yup|rut\.js)$|communes|examples|fixtures|contract/.test(name))).toEqual(
    [],
  );
});

test('the validators entry imports yup, which proves that the search above works', async () => {
  expect(await listNames('validators/validators.ts')).toEqual(
    expect.arrayContaining(['yup', '@school/text']),
  );
  expect(await listNames('contract/contract.ts')).toContain('generated/contract.json');
});

test('no entry imports React, the DOM or Node, or uses browser globals', async () => {
  const entries = Object.values(manifest.exports).flatMap((entry) =>
    typeof entry === 'string' ? [] : [entry.default],
  );
  expect(entries.length).toBeGreaterThan(5);
  for (const entry of entries) {
    for (const [module, text] of await reach(new URL(`../${entry}`, source))) {
      expect(module).not.toMatch(/^(?:react|node:|swr|fastify)/);
      expect(text, module).not.toMatch(
        /\b(?:window|localStorage|globalThis|process)\.\w|\bdocument\.(?:cookie|body|create|query)|[^.]\bfetch\(['"`]/,
      );
    }
  }
});
