import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Killable, killableEmbedded, killableOnServer, type Samples } from '../testing/killable.ts';
import { isReady, killWhileWriting, noHarm, type Victim } from '../testing/killing.ts';
import { databases, usualDatabases } from '../testing/openSchool.ts';

/** One kill, of all at once; `npm run test:all` kills each, and its step `faults` dozens of times. */
const chooseVictims = (all: Victim[]) => (process.env.TEST_ALL ? all : all.slice(0, 1));

const places: [
  name: string,
  open: (folder: string, samples: Samples) => Promise<Killable>,
  samples: Samples,
  victims: Victim[],
][] = [
  ['embedded', killableEmbedded, databases[0], ['both', 'postgres']],
  ['on a server', killableOnServer, databases[1], ['provider', 'postgres']],
];
const usualFolders = places.slice(0, usualDatabases.length);

// Starting a server takes longest, so each one is used for several tests.
describe('a killed database', { shuffle: false }, () => {
  describe.each(usualFolders)('%s', (name, open, samples, victims) => {
    const folder = mkdtempSync(join(tmpdir(), 'provider-kill-'));
    let killable: Killable;
    beforeAll(async () => {
      killable = await open(folder, samples);
    });
    afterAll(async () => {
      await killable.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    test('keeps every acknowledged write once and in order', async () => {
      const toll = await killWhileWriting(killable, chooseVictims(victims), 20);
      expect(toll).toMatchObject(noHarm);
      expect(toll.acknowledged).toBeGreaterThan(20 * chooseVictims(victims).length);
    }, 300_000);

    // The operator starts and stops a separate server.
    if (name !== 'embedded') return;
    const postmasterFile = join(folder, 'data', 'postgres', 'postmaster.pid');
    const postgresPid = () => Number(readFileSync(postmasterFile, 'utf8').split('\n')[0]);

    test('is restarted when only PostgreSQL dies, while the provider keeps running', async () => {
      const before = postgresPid();
      process.kill(before, 'SIGKILL');
      const current = () => (existsSync(postmasterFile) ? postgresPid() : before);
      await expect.poll(current).not.toBe(before);
      await expect.poll(() => isReady(killable)).toBe(true);
      expect(killable.provider().child.exitCode).toBeNull();
    });

    test('stops when the provider stops in order', async () => {
      expect(existsSync(postmasterFile)).toBe(true);
      killable.provider().child.kill('SIGTERM');
      expect(await killable.provider().ended).toBe(0);
      expect(existsSync(postmasterFile)).toBe(false);
    });
  });
});
