import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyFolder } from '../testing/copyFolder.ts';
import { databases } from '../testing/openSchool.ts';
import { embeddedBinaries } from './binaries.ts';
import { startEmbedded } from './embedded.ts';

test('stops a server that is just being restarted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'provider-embedded-'));
  const dataFolder = join(folder, 'postgres');
  copyFolder(databases[0]!.cluster, dataFolder);
  const server = await startEmbedded({
    binaries: embeddedBinaries(process.env.PG_BIN),
    dataFolder,
    owner: 'school_owner',
  });
  const pidFile = join(dataFolder, 'postmaster.pid');
  const current = () => (existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[0]) : 0);
  process.kill(server.pid, 'SIGKILL');
  await expect.poll(() => current() > 0 && current() !== server.pid, { interval: 5 }).toBe(true);
  await server.stop();
  expect(existsSync(pidFile)).toBe(false);
  rmSync(folder, { recursive: true, force: true });
});
