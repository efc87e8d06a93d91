import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';
import { newDocument } from '../../testing/writing.ts';

const content = Buffer.from(Array.from({ length: 1000 }, (_, index) => 97 + (index % 26)));

describe.each(usualDatabases)('downloads on $name', (database) => {
  let school: School;
  let token: string;
  let id: string;
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('administrador');
    await create();
  });
  afterAll(() => school.close());

  const create = async () => {
    const file = { name: 'Año (nuevo) ‮fdp.“x”.txt', content };
    const form = await newDocument(school, token, { file });
    id = (await school.call('createDocument', { token, ...form })).data.data.id;
  };
  const download = (headers = {}, as = token) =>
    school.call('downloadDocument', { token: as, path: { id }, headers });
  const counted = async () =>
    (await school.call('getDocument', { token, path: { id } })).data.data.downloads_count;

  test('sends an attachment that no browser executes', async () => {
    const { status, headers, bytes } = await download({ 'accept-encoding': 'br, gzip' });
    expect(status).toBe(200);
    expect(bytes).toEqual(content);
    expect(headers).toMatchObject({
      'content-type': 'text/plain',
      'content-length': '1000',
      'accept-ranges': 'bytes',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Ano (nuevo) fdp.x.txt"; filename*=UTF-8''A%C3%B1o%20%28nuevo%29%20fdp.%E2%80%9Cx%E2%80%9D.txt`,
    );
    expect(headers['content-encoding']).toBeUndefined();
  });

  test.each([
    ['bytes=0-9', 'bytes 0-9/1000', 0, 10],
    ['bytes=990-', 'bytes 990-999/1000', 990, 1000],
    ['bytes=-5', 'bytes 995-999/1000', 995, 1000],
    ['bytes=-5000', 'bytes 0-999/1000', 0, 1000],
    ['bytes=500-99999', 'bytes 500-999/1000', 500, 1000],
  ])('answers %s with a part (206)', async (range, contentRange, from, to) => {
    const { status, headers, bytes } = await download({ range });
    expect([status, headers['content-range'], headers['content-length']]).toEqual([
      206,
      contentRange,
      String(to - from),
    ]);
    expect(bytes).toEqual(content.subarray(from, to));
  });

  test.each(['bytes=1000-', 'bytes=-0', 'bytes=99999999999-'])(
    'rejects %s as outside of the file (416)',
    async (range) => {
      const { status, headers } = await download({ range });
      expect([status, headers['content-range']]).toEqual([416, 'bytes */1000']);
    },
  );

  test.each(['bytes=5-2', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=', 'bytes=a-b'])(
    'ignores %s as a range',
    async (range) => {
      expect((await download({ range })).status).toBe(200);
    },
  );

  test('does not send again what the client has', async () => {
    const { headers } = await download();
    const tag = headers.etag as string;
    for (const known of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
      const again = await download({ 'if-none-match': known });
      expect([again.status, again.bytes.length]).toEqual([304, 0]);
    }
    expect((await download({ 'if-none-match': '"x"' })).status).toBe(200);
    expect((await download({ range: 'bytes=0-1', 'if-range': tag })).status).toBe(206);
    expect((await download({ range: 'bytes=0-1', 'if-range': '"x"' })).status).toBe(200);
  });

  test('sends the same file as a preview without counting it', async () => {
    await create();
    const shown = await school.call('downloadDocument', { token, path: { id }, query: { preview: true } });
    expect([shown.status, shown.bytes]).toEqual([200, content]);
    expect(await counted()).toBe(0);
    await school.call('downloadDocument', { token, path: { id }, query: { preview: false } });
    expect(await counted()).toBe(1);
  });

  test('counts a download once, however often it is resumed, previewed or started in parallel', async () => {
    await create();
    const { headers } = await download({ range: 'bytes=500-' });
    expect(await counted()).toBe(0);
    await Promise.all(Array.from({ length: 10 }, () => download({ range: 'bytes=0-' })));
    await download({ 'if-none-match': headers.etag });
    const looked = await school.app.inject({
      method: 'HEAD',
      url: `/api/v1/documents/${id}/download`,
      headers: { host: 'aromos.localhost', authorization: `Bearer ${token}` },
    });
    expect([looked.statusCode, looked.headers['content-length']]).toEqual([200, '1000']);
    expect(await counted()).toBe(1);
    await download({}, await school.as('lectura'));
    expect(await counted()).toBe(2);
    school.clock.now = new Date(school.clock.now.getTime() + 11 * 60_000);
    await download();
    expect(await counted()).toBe(3);
  });
});
