import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Killable, killableEmbedded, killableOnServer } from '../testing/killable.ts';
import { isReady, killWhileWriting, noHarm, type Victim } from '../testing/killing.ts';

// A few kills of each kind; `tests/faults/kills.ts` does dozens.
const places: [name: string, open: (folder: string) => Promise<Killable>, victims: Victim[]][] = [
  ['embedded', killableEmbedded, ['both', 'provider', 'postgres', 'both', 'provider', 'postgres']],
  ['on a server', killableOnServer, ['provider', 'postgres', 'provider', 'postgres']],
];

test.each(places)(
  'what was acknowledged is there once and in order, whoever is killed: %s',
  async (_name, open, victims) => {
    const folder = mkdtempSync(join(tmpdir(), 'provider-kill-'));
    const place = await open(folder);
    try {
      const toll = await killWhileWriting(place, victims, 20);
      expect(toll).toMatchObject(noHarm);
      expect(toll.acknowledged).toBeGreaterThan(20 * victims.length);
    } finally {
      await place.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
  180_000,
);

describe('the embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'provider-survival-'));
  const postmasterFile = join(folder, 'data', 'postgres', 'postmaster.pid');
  const postgresPid = () => Number(readFileSync(postmasterFile, 'utf8').split('\n')[0]);
  let place: Killable;
  beforeAll(async () => {
    place = await killableEmbedded(folder);
    await place.start();
  });
  afterAll(async () => {
    await place.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('is started again when it dies alone, without the provider ending', async () => {
    const before = postgresPid();
    process.kill(before, 'SIGKILL');
    const current = () => (existsSync(postmasterFile) ? postgresPid() : before);
    await expect.poll(current, { timeout: 30_000 }).not.toBe(before);
    await expect.poll(() => isReady(place), { timeout: 30_000 }).toBe(true);
    expect(place.provider().child.exitCode).toBeNull();
  }, 60_000);

  test('ends with a provider that ends in order', async () => {
    expect(existsSync(postmasterFile)).toBe(true);
    place.provider().child.kill('SIGTERM');
    expect(await place.provider().ended).toBe(0);
    expect(existsSync(postmasterFile)).toBe(false);
  }, 30_000);
});
