import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Killable, killableEmbedded, killableOnServer, type Samples } from '../../testing/killable.ts';
import { multipart } from '../../testing/multipart.ts';
import { databases, usualDatabases } from '../../testing/openSchool.ts';
import { type ApiClient, connectClient } from '../../testing/apiClient.ts';

const places: [
  name: string,
  open: (folder: string, samples: Samples) => Promise<Killable>,
  samples: Samples,
][] = [
  ['embedded', killableEmbedded, databases[0]],
  ['on a server', killableOnServer, databases[1]],
];
const usualFolders = places.slice(0, usualDatabases.length);
const content = Buffer.alloc(4 * 1024 * 1024, 'acta ');

/** Starts an upload and sends half of its body. */
async function halfSent({ origin }: Killable, { request: send, token }: ApiClient, key: string) {
  const categories = await send('GET', '/api/v1/document-categories');
  const category_id = (categories.data as { data: { id: string }[] }).data[0]!.id;
  const form = multipart({
    title: `Acta ${key}`,
    category_id,
    audience: JSON.stringify({ scope: 'all' }),
    file: { name: 'acta.txt', content },
  });
  const sent = request(`${origin}/api/v1/documents`, {
    method: 'POST',
    agent: false,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key, ...form.headers },
  });
  const answer = new Promise<number>((resolve) => {
    sent.on('response', (response) => {
      response.resume();
      resolve(response.statusCode!);
    });
    sent.on('error', () => resolve(0));
  });
  const half = form.body.length / 2;
  sent.write(form.body.subarray(0, half));
  return { answer, finish: () => void sent.end(form.body.subarray(half)), form };
}

test.each(usualFolders)(
  'completes an upload on SIGTERM and leaves nothing of one after SIGKILL: %s',
  async (_name, open, samples) => {
    const folder = mkdtempSync(join(tmpdir(), 'provider-stopping-'));
    const killable = await open(folder, samples);
    const waiting = () => readdirSync(join(folder, 'data', 'uploads')).length;
    const stored = () => readdirSync(join(folder, 'data', 'files'), { recursive: true }).length;
    try {
      await killable.start();
      const apiClient = await connectClient(killable.origin);
      const ended = async (key: string) => {
        const { data } = await apiClient.request(
          'GET',
          `/api/v1/documents?q=${encodeURIComponent(`Acta ${key}`)}`,
        );
        return (data as { data: { id: string; file: { size: number } }[] }).data;
      };

      const gentle = await halfSent(killable, apiClient, 'stopped-gently-0123456789');
      await expect.poll(waiting).toBe(1);
      killable.provider().child.kill('SIGTERM');
      await expect.poll(() => killable.provider().output()).toContain('Stopping');
      gentle.finish();
      expect(await gentle.answer).toBe(201);
      expect(await killable.provider().ended).toBe(0);
      expect(waiting()).toBe(0);
      await killable.start();
      const [document, ...more] = await ended('stopped-gently-0123456789');
      expect(more).toEqual([]);
      const { bytes } = await apiClient.request('GET', `/api/v1/documents/${document!.id}/download`);
      expect(bytes.equals(content)).toBe(true);

      const before = stored();
      const cut = await halfSent(killable, apiClient, 'killed-0123456789');
      await expect.poll(waiting).toBe(1);
      await killable.killProvider();
      expect(await cut.answer).toBe(0);
      expect(stored()).toBe(before);
      await killable.start();
      expect(await ended('killed-0123456789')).toEqual([]);
      // The app retries with the same key.
      const headers = { ...cut.form.headers, 'idempotency-key': 'killed-0123456789' };
      const again = () =>
        apiClient.request('POST', '/api/v1/documents', new Uint8Array(cut.form.body), headers);
      expect([(await again()).status, (await again()).status]).toEqual([201, 201]);
      expect(await ended('killed-0123456789')).toHaveLength(1);
      expect(stored()).toBe(before + 1);
    } finally {
      await killable.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
  300_000,
);
