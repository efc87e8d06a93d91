import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../apps/provider/src/config.ts';
import { s3Storage } from '../../apps/provider/src/storage/s3.ts';
import { promisesOfStorage } from '../../apps/provider/src/testing/storagePromises.ts';

// The account comes from the operator's environment variables, which `swift.sh` sets.
const DATA_DIR = mkdtempSync(join(tmpdir(), 'school-s3-'));
const account = readConfig({ ...process.env, DATA_DIR }, []).s3!;
rmSync(DATA_DIR, { recursive: true });

promisesOfStorage(
  () => s3Storage(account),
  () => new Date(),
);

test('rejects a wrong secret', async () => {
  const wrong = s3Storage({ ...account, secretAccessKey: 'wrong' });
  await expect(wrong.read({ collegeId: 'a', id: 'b' })).rejects.toThrow(/403/);
});
