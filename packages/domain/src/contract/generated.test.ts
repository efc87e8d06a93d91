import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { generatedFiles } from '../../generate/generated.ts';

const folder = new URL('../generated/', import.meta.url);

test('committed generated files match the contract: `pnpm generate` changes nothing', async () => {
  for (const [name, content] of Object.entries(await generatedFiles())) {
    expect(await readFile(new URL(name, folder), 'utf8'), name).toBe(content);
  }
});
