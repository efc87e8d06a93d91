import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CollegeTransaction } from '../database/collegeTransaction.ts';
import { multipart } from '../testing/multipart.ts';
import { type Host, openSchool, type School, usualDatabases } from '../testing/openSchool.ts';

const year = 'public, max-age=31536000, immutable';
const page = `<!doctype html><html><head><link rel="icon" href="data:," /><title>School</title></head>
<body><div id="root"></div></body></html>`;

describe.each(usualDatabases)('icons on $name', (database) => {
  const folder = mkdtempSync(join(tmpdir(), 'provider-icons-'));
  let school: School;
  let token: string;
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), page);
    school = await openSchool(database, { siteFolder: folder });
    token = await school.as('administrador');
  });
  afterAll(async () => {
    await school.close();
    rmSync(folder, { recursive: true });
  });

  const get = (url: string, host: string = 'aromos.localhost', accept = '*/*') =>
    school.app.inject({ url, headers: { host, accept } });
  /** Reads the manifest of a host's school, after the cache of schools has expired. */
  const manifest = async (host: string = 'aromos.localhost') => {
    school.clock.now = new Date(school.clock.now.getTime() + 6000);
    return (await get('/manifest.webmanifest', host)).json<{
      dir: string;
      description: string;
      icons: Record<'src' | 'sizes' | 'type' | 'purpose', string>[];
    }>();
  };
  const record = async () => (await school.call('getCollege', { token })).data.data;
  const upload = async (fields: Parameters<typeof multipart>[0]) => {
    const { body, headers } = multipart({ _method: 'PUT', ...fields });
    const match = { 'if-match': `"${(await record()).version}"` };
    const answer = await school.call('updateCollegeImages', {
      token,
      body,
      headers: { ...headers, ...match },
    });
    expect(answer.status).toBe(200);
  };
  const recolor = async (theme_color: string) => {
    const { commune, version, setting, ...rest } = await record();
    const { name, short_name, acronym, address, email, phone } = rest;
    const { have_advertising, show_onboarding, app_status_publishing } = rest;
    const { id: _id, ...others } = setting;
    const texts = { name, short_name, acronym, address, email, phone, commune_id: commune?.id ?? null };
    const choices = { have_advertising, show_onboarding, app_status_publishing };
    const body = { ...texts, ...choices, setting: { ...others, theme_color } };
    const headers = { 'if-match': `"${version}"` };
    expect((await school.call('updateCollege', { token, body, headers })).status).toBe(200);
  };
  const crest = (background: string) =>
    sharp({ create: { width: 64, height: 64, channels: 3, background } })
      .png()
      .toBuffer();
  const src = async (at = 0) => (await manifest()).icons[at]!.src;

  test.each<[Host, string, string]>([
    ['aromos.localhost', 'Colegio Los Aromos', '#0F6E5A'],
    ['puertoclaro.localhost', 'Liceo Puerto Claro', '#C2410C'],
    ['vallenorte.localhost', 'Instituto Valle Norte', '#4338CA'],
  ])('%s has a manifest with its icons', async (host, name, theme_color) => {
    const content = await manifest(host);
    expect(content).toMatchObject({
      id: '/',
      name,
      theme_color,
      lang: 'es',
      dir: 'ltr',
      description: `Noticias, eventos y documentos de ${name}.`,
      scope: '/',
    });
    expect(content.icons.map(({ sizes, purpose, type }) => `${purpose} ${sizes} ${type}`)).toEqual([
      'any 192x192 image/png',
      'any 512x512 image/png',
      'maskable 192x192 image/png',
      'maskable 512x512 image/png',
    ]);
    for (const icon of content.icons) {
      const answer = await get(icon.src, host);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
      expect(answer.headers['cache-control']).toBe(year);
      const { width, height, format } = await sharp(answer.rawPayload).metadata();
      expect([`${width}x${height}`, format]).toEqual([icon.sizes, 'png']);
    }
  });

  test('names its icons and its colour in the app’s page, instead of the built one', async () => {
    const { payload } = await get('/', 'aromos.localhost', 'text/html');
    expect(payload).not.toContain('data:,');
    expect(payload).toContain('<meta name="theme-color" content="#0F6E5A" />');
    for (const [rel, width] of [
      ['icon', 48],
      ['apple-touch-icon', 180],
    ] as const) {
      const hrefs = [...payload.matchAll(new RegExp(`<link rel="${rel}"[^>]* href="([^"]+)"`, 'g'))];
      expect(hrefs).toHaveLength(1);
      const { rawPayload, headers } = await get(hrefs[0]![1]!);
      expect(headers['cache-control']).toBe(year);
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width, height: width });
    }
    expect((await get('/', 'unknown.example', 'text/html')).payload).toContain(
      '<link rel="icon" href="data:," />',
    );
  });

  test('gives the page without sign-in the same icon', async () => {
    const { payload } = await get(`/unsubscribe/${'A'.repeat(60)}`);
    const [, href] = /<link rel="icon" href="([^"]+)"/.exec(payload)!;
    expect((await get(href!)).headers['content-type']).toBe('image/png');
  });

  test('changes the addresses with the school’s colour and logo', async () => {
    const first = await src();
    await recolor('#7A1F5C');
    const second = await src();
    await upload({ image: await crest('#123456') });
    const third = await src();
    await upload({ image: await crest('#654321') });
    const fourth = await src();
    await upload({ remove_image: '1' });
    const fifth = await src();
    expect(new Set([first, second, third, fourth, fifth]).size).toBe(5);
    const current = await get(fifth);
    expect(current.headers['cache-control']).toBe(year);
    for (const url of [first, fourth]) {
      const old = await get(url);
      expect([old.statusCode, old.headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(old.rawPayload.equals(current.rawPayload)).toBe(true);
    }
  });

  test('reads the logo once for requests at the same time', async () => {
    await upload({ image: await crest('#335577') });
    const url = await src();
    let reads = 0;
    school.watch((sql) => {
      if (sql.includes('"college_pictures"')) reads += 1;
    });
    const answers = await Promise.all(Array.from({ length: 5 }, () => get(url)));
    school.watch(undefined);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(reads).toBe(1);
  });

  test.each<[string, (tx: CollegeTransaction) => Promise<unknown>]>([
    [
      'broken',
      (tx) =>
        tx
          .updateTable('college_pictures')
          .set({ content: Buffer.from('x') })
          .execute(),
    ],
    ['missing', (tx) => tx.deleteFrom('college_pictures').execute()],
  ])('shows the letter while the logo’s file is %s, and is not cached', async (_, harm) => {
    await upload({ remove_image: '1' });
    const letter = await get(await src());
    await upload({ image: await crest('#112233') });
    const url = await src();
    await school.arrange(harm);
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(answer.rawPayload.equals(letter.rawPayload)).toBe(true);
  });

  test('has no other files, and none for an unknown host', async () => {
    const url = await src();
    expect((await get(url)).statusCode).toBe(200);
    expect((await get(url, 'unknown.example')).statusCode).toBe(404);
    for (const name of ['any-1024.png', 'any-192', 'any-192.webp', 'toString.png', '..%2f..%2fx.png', '.png'])
      expect([name, (await get(url.replace('any-192.png', name))).statusCode]).toEqual([name, 404]);
  });
});
