import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>School</title>
<meta name="description" content="old"></head><body><div id="root"></div><template id="unavailable">old</template></body></html>`;
const script = `export const words = ${JSON.stringify('hola '.repeat(2000))};`;

describe.each(usualDatabases)('the built app on $name', (database) => {
  const folder = mkdtempSync(join(tmpdir(), 'provider-site-'));
  let school: School;
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    mkdirSync(join(folder, 'tenants', 'puertoclaro'), { recursive: true });
    writeFileSync(join(folder, 'index.html'), page);
    writeFileSync(join(folder, 'assets', 'index-abc123.js'), script);
    writeFileSync(join(folder, 'assets', 'built-abc123.js'), script);
    for (const name of ['heicWorker-Ab_1-23.js', 'notheicWorker-abc123.js', 'heicWorker-abc123.css'])
      writeFileSync(join(folder, 'assets', name), script);
    writeFileSync(join(folder, 'assets', 'built-abc123.js.gz'), gzipSync('export const built = 1;'));
    writeFileSync(join(folder, 'csp.json'), JSON.stringify({ 'style-src': ["'sha256-abc='"] }));
    school = await openSchool(database, { siteFolder: folder });
    const owner = school.arrange((tx) =>
      tx.updateTable('colleges').set({ name: 'Los <Aromos> & "Cía"' }).execute(),
    );
    await owner;
  });
  afterAll(async () => {
    await school.close();
    rmSync(folder, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) =>
    school.app.inject({ url, headers: { host: 'puertoclaro.localhost', ...headers } });
  const navigate = (url: string, host = 'puertoclaro.localhost') => get(url, { host, accept: 'text/html' });

  test.each(['/', '/auth/login', '/blog/post/1', '/index.html'])(
    '%s serves the page in the school’s language',
    async (url) => {
      const answer = await navigate(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.payload).toContain('<html lang="es" dir="ltr">');
      expect(answer.payload.match(/<title>.*?<\/title>/g)).toEqual(['<title>Liceo Puerto Claro</title>']);
      expect(answer.payload).toContain('content="Noticias, eventos y documentos de Liceo Puerto Claro."');
      expect(answer.payload).toContain(
        'property="og:image" content="http://puertoclaro.localhost/media/files/splash.jpeg"',
      );
      expect(answer.payload).not.toContain('content="old"');
      expect(answer.payload).toContain('<template id="unavailable"><main><h1>La página no se cargó</h1>');
    },
  );

  test('serves a manifest with the school’s name, which the page refers to', async () => {
    const { payload } = await navigate('/');
    expect(payload).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
    const answer = await get('/manifest.webmanifest');
    expect(answer.headers['content-type']).toContain('application/manifest+json');
    expect(answer.json()).toMatchObject({
      name: 'Liceo Puerto Claro',
      lang: 'es',
      start_url: '/app',
      display: 'standalone',
    });
    expect((await get('/manifest.webmanifest', { host: 'nowhere.localhost' })).statusCode).toBe(404);
  });

  test('escapes a school’s name', async () => {
    const { payload } = await navigate('/', 'aromos.localhost');
    expect(payload).toContain('<title>Los &lt;Aromos&gt; &amp; &quot;Cía&quot;</title>');
  });

  test('answers an unknown host with the unchanged page and 404', async () => {
    const answer = await navigate('/', 'unknown.example');
    expect(answer.statusCode).toBe(404);
    expect(answer.payload).toContain('<title>School</title>');
  });

  test.each([
    ['ar-EG,en;q=0.5', '<html lang="ar" dir="rtl">'],
    ['pt', '<html lang="en" dir="ltr">'],
  ])('an unknown host gets the language of the browser (%s), else English', async (accepted, tag) => {
    const answer = await get('/', {
      host: 'unknown.example',
      accept: 'text/html',
      'accept-language': accepted,
    });
    expect(answer.payload).toContain(tag);
    expect(answer.headers.vary).toContain('Accept-Language');
  });

  test('preloads the bundled picture only on pages that show it', async () => {
    const preload =
      '<link rel="preload" as="image" imagesrcset="/tenants/puertoclaro/app-480.webp 480w, /tenants/puertoclaro/app-960.webp 960w, /tenants/puertoclaro/app-1200.webp 1200w" fetchpriority="high" />';
    for (const url of ['/', '/auth/login']) expect((await navigate(url)).payload).toContain(preload);
    expect((await navigate('/blog')).payload).not.toContain('as="image"');
    expect((await navigate('/', 'vallenorte.localhost')).payload).not.toContain('as="image"');
  });

  test('uses the college’s language at a known host, whatever the browser prefers', async () => {
    const answer = await get('/', { accept: 'text/html', 'accept-language': 'ar' });
    expect(answer.payload).toContain('<html lang="es" dir="ltr">');
  });

  test('caches hashed files forever, compressed', async () => {
    const answer = await get('/assets/index-abc123.js', { 'accept-encoding': 'br' });
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
    const gzip = await get('/assets/index-abc123.js', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(script);
  });

  test('sends the files that the build compressed unchanged', async () => {
    const answer = await get('/assets/built-abc123.js', { 'accept-encoding': 'gzip' });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(gunzipSync(answer.rawPayload).toString()).toBe('export const built = 1;');
  });

  test.each(['/assets/index-old999.js', '/assets/x.css', '/nothing.png'])(
    '%s answers 404, not the page',
    async (url) => {
      const answer = await navigate(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toMatch(/json/);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  test.each(['/../package.json', '/assets/..%2f..%2fpackage.json', '/.env', '/%2e%2e/x.js'])(
    '%s serves no file outside of the built app',
    async (url) => {
      const answer = await navigate(url);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.payload).not.toContain('"dependencies"');
    },
  );

  test('sends the page to link previews and monitors that accept any type', async () => {
    for (const headers of [{ accept: '*/*' }, {}] as Record<string, string>[]) {
      const answer = await get('/blog', headers);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    }
  });

  test('sends no page to a program that does not accept HTML', async () => {
    expect((await get('/blog', { accept: 'application/json' })).statusCode).toBe(404);
    expect((await get('/blog', { accept: '*/*', 'sec-fetch-mode': 'cors' })).statusCode).toBe(404);
    expect(
      (await school.app.inject({ method: 'POST', url: '/blog', headers: { accept: 'text/html' } }))
        .statusCode,
    ).toBe(404);
  });

  test.each([
    '/',
    '/assets/index-abc123.js',
    '/nothing.png',
    '/api/v1/user',
    '/api/nothing',
    '/healthz',
    '/media/files/crest.webp',
    '/%',
    '/api/v1/posts/%zz',
  ])('sets every header on %s', async (url) => {
    const { headers } = await navigate(url);
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'self'; style-src 'self'${url === '/' ? " 'sha256-abc='" : ''}; ` +
        "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; " +
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; require-trusted-types-for 'script'; trusted-types school default",
    );
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  test('allows WebAssembly only in the worker that decodes HEIC photos', async () => {
    const policy = async (url: string) => (await get(url)).headers['content-security-policy'];
    expect(await policy('/assets/heicWorker-Ab_1-23.js')).toBe(
      "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'; " +
        "base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
    for (const url of [
      '/assets/notheicWorker-abc123.js',
      '/assets/heicWorker-abc123.css',
      '/assets/heicWorker-missing.js.html',
      '/heicWorker-abc123',
    ])
      expect(await policy(url)).toContain("script-src 'self';");
  });

  test.each(['/%', '/api/v1/posts/%zz'])('rejects the unreadable URL %s', async (url) => {
    const answer = await get(url);
    const health = await get('/healthz');
    expect([answer.statusCode, answer.json()]).toEqual([400, { message: 'The request cannot be read.' }]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-frame-options': health.headers['x-frame-options'],
      'permissions-policy': health.headers['permissions-policy'],
    });
  });

  test('serves a new build with its own policy, and the last one with its own when that returns', async () => {
    const builds = mkdtempSync(join(tmpdir(), 'provider-builds-'));
    for (const build of ['first', 'second']) {
      mkdirSync(join(builds, build));
      writeFileSync(
        join(builds, build, 'index.html'),
        page.replace('id="root"', `id="root" class="${build}"`),
      );
      writeFileSync(join(builds, build, 'csp.json'), JSON.stringify({ 'style-src': [`'sha256-${build}='`] }));
      // As after an unpacked archive, which may set the same time on all files.
      for (const file of ['index.html', 'csp.json']) utimesSync(join(builds, build, file), 1e9, 1e9);
    }
    const deploy = (build: string) => {
      symlinkSync(build, join(builds, 'next'));
      renameSync(join(builds, 'next'), join(builds, 'current'));
    };
    deploy('first');
    const running = await openSchool(database, { siteFolder: join(builds, 'current') });
    for (const build of ['first', 'second', 'first']) {
      deploy(build);
      for (const url of ['/', '/blog', '/index.html']) {
        const headers = { host: 'puertoclaro.localhost', accept: 'text/html' };
        const answer = await running.app.inject({ url, headers });
        expect(answer.payload).toContain(`class="${build}"`);
        expect(answer.headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${build}=';`);
      }
    }
    await running.close();
    rmSync(builds, { recursive: true });
  });

  test('serves a build that was written over the last one with its own policy', async () => {
    const running = mkdtempSync(join(tmpdir(), 'provider-site-'));
    const over = await openSchool(database, { siteFolder: running });
    for (const [number, build] of ['first', 'second'].entries()) {
      writeFileSync(join(running, 'csp.json'), JSON.stringify({ 'style-src': [`'sha256-${build}='`] }));
      writeFileSync(join(running, 'index.html'), `<html><body class="${build}"></body></html>`);
      utimesSync(join(running, 'index.html'), 1e9 + number, 1e9 + number);
      const headers = { host: 'puertoclaro.localhost', accept: 'text/html' };
      const answer = await over.app.inject({ url: '/', headers });
      expect(answer.payload).toContain(`class="${build}"`);
      expect(answer.headers['content-security-policy']).toContain(`'sha256-${build}='`);
    }
    await over.close();
    rmSync(running, { recursive: true });
  });

  test('sets HSTS only by a configured proxy’s protocol, at any URL', async () => {
    const behind = await openSchool(database, { siteFolder: folder, trustedProxies: 1 });
    const headers = { host: 'puertoclaro.localhost', 'x-forwarded-proto': 'https' };
    for (const url of ['/', '/%']) {
      const header = (await behind.app.inject({ url, headers })).headers['strict-transport-security'];
      expect([url, header]).toEqual([url, 'max-age=31536000; includeSubDomains']);
      expect((await get(url, headers)).headers['strict-transport-security']).toBeUndefined();
    }
    await behind.close();
  });

  test('forbids caching of API answers', async () => {
    expect((await get('/api/v1/user')).headers['cache-control']).toBe('no-store');
  });

  test('answers probes at any host', async () => {
    expect((await get('/healthz', { host: 'x' })).json()).toEqual({ status: 'ok' });
    expect((await get('/readyz', { host: 'x' })).json()).toEqual({ status: 'ready' });
  });
});
