import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { file, readRadixStyles } from '../../../radixStyles.ts';

it('generated/radixStyles.ts has the texts that the installed Radix Select inserts', async () => {
  expect(await readFile(file, 'utf8')).toBe(await readRadixStyles());
});
