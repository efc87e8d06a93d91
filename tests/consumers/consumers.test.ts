import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { styleHashes } from '@school/ui/trusted-types';
import { chromium, type Browser, type Page, type Response } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserFlags, executablePath } from '../browser.ts';
import { serveFolder } from '../serveFolder.ts';
import { installConsumers } from './installed.ts';
import { run } from './run.ts';

let place: Awaited<ReturnType<typeof installConsumers>>;
let browser: Browser;
let lines: string[];

beforeAll(async () => {
  place = await installConsumers();
  /* With scroll bars: their width must not get into the styles that an open list inserts. */
  browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: browserFlags,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
});
afterAll(async () => {
  await browser?.close();
  await place?.remove();
});

const listenTo = (page: Page): void => {
  lines = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') lines.push(message.text());
  });
  page.on('pageerror', (error) => lines.push(error.message));
};

/** Opens a page and records its console messages and policy violations. */
const open = async (url: string): Promise<Page> => {
  const page = await browser.newPage();
  listenTo(page);
  await page.goto(url);
  return page;
};

/** Checks the same in every consumer: texts, a labelled field, a dialog and the theme's colour. */
const lendABook = async (page: Page) => {
  await page.getByRole('textbox', { name: 'Título' }).fill('Subterra');
  const lend = page.getByRole('button', { name: 'Prestar', exact: true });
  expect(await lend.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe('rgb(122, 31, 162)');
  expect(await lend.evaluate((button) => getComputedStyle(button).blockSize)).toBe('40px');
  await lend.click();
  await page.getByText('Por dos semanas.').waitFor();
};

describe('a plain Vite app', () => {
  it('type-checks strictly, including the kit’s declarations', async () => {
    expect(await run('node_modules/.bin/tsc', ['-p', '.'], { cwd: place.getFolder('vite') })).toBe('');
  });

  it('builds and runs under a strict policy with the kit’s two hashes and its Trusted Types policy', async () => {
    const folder = place.getFolder('vite');
    await run('node_modules/.bin/vite', ['build', '--logLevel', 'warn'], { cwd: folder });
    const site = await serveFolder(join(folder, 'dist'), {
      'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self' ${styleHashes.join(' ')}; img-src 'self' data:; font-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types default`,
    });
    try {
      const page = await open(site.url);
      /* A reset in a lower layer does not override the kit; a class in a higher layer does. */
      const lend = page.getByRole('button', { name: 'Prestar', exact: true });
      expect(await lend.evaluate((button) => getComputedStyle(button).paddingInlineStart)).toBe('16px');
      expect(await lend.evaluate((button) => getComputedStyle(button).borderRadius)).toBe('9999px');
      await lendABook(page);
      await page.keyboard.press('Escape');
      const tip = page.getByRole('tooltip', { name: 'Desde marzo' });
      await page.getByRole('button', { name: 'Historial' }).hover();
      await tip.waitFor();
      await page.keyboard.press('Escape');
      await tip.waitFor({ state: 'hidden' });
      await page.evaluate(() => document.body.style.setProperty('min-height', '3000px'));
      const width = () => page.evaluate(() => document.body.getBoundingClientRect().width);
      const before = await width();
      expect(before).toBeLessThan(page.viewportSize()!.width);
      await page.getByRole('combobox', { name: 'Estante' }).click();
      await page.getByRole('option', { name: 'Ciencias' }).waitFor();
      expect(await width()).toBe(before);
      await page.getByRole('option', { name: 'Ciencias' }).click();
      expect(await page.getByRole('combobox', { name: 'Estante' }).textContent()).toContain('Ciencias');
      expect(lines).toEqual([]);
    } finally {
      site.close();
    }
  });
});

describe('a custom server', () => {
  it('renders on Node, right to left, with its theme as text', async () => {
    const out = await run('node', ['page.js'], { cwd: place.getFolder('server') });
    const { html, css } = JSON.parse(out) as { html: string; css: string };
    expect(html).toContain('dir="rtl"');
    expect(html).toContain('العنوان');
    expect(html).toContain('value="ألف"');
    expect(css).toContain('--sui-accent-solid:#7a1fa2');
  });
});

describe('a server-rendered Vite app', () => {
  const hydrated = async (zone?: string) => {
    const folder = place.getFolder('ssr');
    const env = {
      ...process.env,
      TZ: 'UTC',
      NODE_ENV: 'production' as const,
      ...(zone && { PAGE_ZONE: zone }),
    };
    const html = await run('node', ['server/server.js'], { cwd: folder, env });
    const file = join(folder, 'dist/index.html');
    const shell = await readFile(join(folder, 'shell.html'), 'utf8');
    await writeFile(file, shell.replace('<!--page-->', html.trim()));
    const site = await serveFolder(join(folder, 'dist'), {});
    const context = await browser.newContext({ timezoneId: 'Asia/Tokyo' });
    const page = await context.newPage();
    await page.clock.setFixedTime('2026-09-10T20:00:00Z');
    listenTo(page);
    await page.goto(zone ? `${site.url}?zone=${zone}` : site.url);
    return { html, page, close: () => Promise.all([context.close(), site.close()]) };
  };

  beforeAll(async () => {
    const folder = place.getFolder('ssr');
    const options = { cwd: folder, env: { ...process.env, NODE_ENV: 'production' as const } };
    const build = ['build', '--logLevel', 'error'];
    await run('node_modules/.bin/vite', build, options);
    await run('node_modules/.bin/vite', [...build, '--ssr', 'src/server.tsx', '--outDir', 'server'], options);
    await writeFile(join(folder, 'shell.html'), await readFile(join(folder, 'dist/index.html')));
  });

  it('hydrates without a mismatch, with icons by name and by element', async () => {
    const { html, page, close } = await hydrated();
    try {
      expect(html).toContain('M4 4h16v16H4z');
      for (const name of ['Prestar', 'Imprimir', 'Quitar Novelas']) {
        const button = page.getByRole('button', { name });
        await expect.poll(() => button.locator('svg > *').count(), { message: name }).toBeGreaterThan(0);
        expect(await button.locator('svg').boundingBox(), name).toMatchObject(
          name === 'Quitar Novelas' ? { width: 16, height: 16 } : { width: 20, height: 20 },
        );
      }
      expect(lines).toEqual([]);
    } finally {
      await close();
    }
  });

  it('formats dates in the user’s time zone and relative to their day after hydration', async () => {
    const { html, page, close } = await hydrated();
    const written = (format: string) => page.locator(`time[data-format="${format}"]`).textContent();
    try {
      expect(html).toMatch(/data-format="dateTime"[^>]*>10 sept 2026, 10:00</);
      expect(html).toMatch(/data-format="relative"[^>]*><span[^>]*>10 sept 2026, 10:00</);
      await expect.poll(() => written('dateTime')).toBe('10 sept 2026, 19:00');
      await expect.poll(() => written('relative')).toBe('ayer, 19:00');
      expect(lines).toEqual([]);
    } finally {
      await close();
    }
  });

  it('formats dates in the time zone of UiRoot, on the server too', async () => {
    const { html, page, close } = await hydrated('America/Santiago');
    const written = (format: string) => page.locator(`time[data-format="${format}"]`).textContent();
    try {
      expect(html).toMatch(/data-format="dateTime"[^>]*>10 sept 2026, 7:00</);
      await expect.poll(() => written('relative')).toBe('hoy, 7:00');
      expect(await written('dateTime')).toBe('10 sept 2026, 7:00');
      expect(lines).toEqual([]);
    } finally {
      await close();
    }
  });
});

describe('a program that uses the domain package', () => {
  beforeAll(async () => {
    const readme = await readFile(
      join(place.getFolder('domain'), 'node_modules/@school/domain/README.md'),
      'utf8',
    );
    const [, sample] = /```ts\n([\s\S]*?)```/.exec(readme)!;
    await writeFile(join(place.getFolder('domain'), 'src/readme.ts'), sample!);
  });

  it.each([
    ['5.9', 'typescript'],
    ['7', 'typescript7'],
  ])('type-checks strictly with TypeScript %s, including the package’s declarations', async (_, compiler) => {
    const folder = place.getFolder('domain');
    const tsc = join('node_modules', compiler, 'bin/tsc');
    expect(await run('node', [tsc, '-p', '.'], { cwd: folder })).toBe('');
  });

  it('runs on Node', async () => {
    const out = await run('node', ['page.js'], { cwd: place.getFolder('domain') });
    expect(JSON.parse(out)).toEqual({
      wrong: {
        email: { id: 'validation.email.format' },
        password: { id: 'validation.password.required' },
      },
      right: {},
      sent: { email: 'ana@example.com', password: 'x' },
      isEmail: true,
      commune: expect.objectContaining({ name: 'Ñuñoa' }),
      colleges: 3,
    });
  });
});

describe('a framework with server components', () => {
  const start = async () => {
    const folder = place.getFolder('next');
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' as const };
    await run('node_modules/.bin/next', ['build'], { cwd: folder, env });
    const server = spawn('node_modules/.bin/next', ['start', '--port', '0', '--hostname', '127.0.0.1'], {
      cwd: folder,
      env,
    });
    const url = await new Promise<string>((resolve, failed) => {
      let out = '';
      const read = (data: Buffer) => {
        out += data.toString();
        const address = /http:\/\/127\.0\.0\.1:\d+/.exec(out);
        if (address && out.includes('Ready')) resolve(address[0]);
      };
      server.stdout.on('data', read);
      server.stderr.on('data', read);
      server.on('exit', () => failed(new Error(out)));
    });
    return { url, stop: () => server.kill() };
  };
  let site: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site?.stop());

  it('builds, renders the whole page on the server and hydrates it in the browser', async () => {
    const html = await (await fetch(site.url)).text();
    expect(html).toContain('Abierta');
    expect(html).toContain('Título');
    const page = await open(site.url);
    await lendABook(page);
    await page.getByRole('button', { name: 'Sí, prestar' }).click();
    await page.getByRole('button', { name: 'Prestado' }).waitFor();
    expect(lines).toEqual([]);
  });

  it('loads only what a server component uses, from either entry', async () => {
    /* Bytes that a page loads, by kind. */
    const getWeight = async (path: string) => {
      const page = await browser.newPage();
      const responses: Response[] = [];
      page.on('response', (response) => responses.push(response));
      await page.goto(site.url + path, { waitUntil: 'networkidle' });
      const countBytes = async (kind: string) => {
        const matching = responses.filter((response) => response.request().resourceType() === kind);
        const bodies = await Promise.all(matching.map((response) => response.body()));
        return bodies.reduce((sum, body) => sum + body.length, 0);
      };
      const bytes = { script: await countBytes('script'), stylesheet: await countBytes('stylesheet') };
      await page.close();
      return bytes;
    };
    const all = await getWeight('/one');
    const alone = await getWeight('/entry');
    expect(all.stylesheet).toBeLessThan(20_000);
    expect(all.stylesheet - alone.stylesheet).toBeLessThan(1_000);
    expect(all.script - alone.script).toBeLessThan(1_000);
  });
});
