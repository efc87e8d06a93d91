import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emojiFiles, folder } from '../../../emojiFiles.ts';

it('writes the same files again', async () => {
  const files = await emojiFiles();
  expect(readdirSync(folder).sort()).toEqual([...files.keys()].sort());
  for (const [name, text] of files)
    expect(readFileSync(join(folder, name), 'utf8') === text, name).toBe(true);
});
