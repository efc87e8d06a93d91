import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { chromium, type Browser, type Page } from 'playwright';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserFlags, executablePath } from '../browser.ts';
import { serveFolder } from '../serveFolder.ts';
import { installConsumers, run } from './installed.ts';

let place: Awaited<ReturnType<typeof installConsumers>>;
let browser: Browser;
let said: string[];

beforeAll(async () => {
  place = await installConsumers();
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: browserFlags });
});
afterAll(async () => {
  await browser?.close();
  await place?.remove();
});

/** A page that keeps everything that its console and its policy complain of. */
const open = async (url: string): Promise<Page> => {
  said = [];
  const page = await browser.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(url);
  return page;
};

/** The same for every consumer: words, a field that is named, a dialog that opens, the colour that was asked for. */
const lendABook = async (page: Page) => {
  await page.getByRole('textbox', { name: 'Título' }).fill('Subterra');
  const lend = page.getByRole('button', { name: 'Prestar', exact: true });
  expect(await lend.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe('rgb(122, 31, 162)');
  expect(await lend.evaluate((button) => getComputedStyle(button).blockSize)).toBe('40px');
  await lend.click();
  await page.getByText('Por dos semanas.').waitFor();
};

describe('the packed kit', () => {
  it('is published as publint asks', async () => {
    const data = await readFile(place.tarball);
    const { messages, pkg } = await publint({
      pack: { tarball: data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength) },
      strict: true,
    });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('has types that are right wherever they are resolved as modules', async () => {
    const kit = createPackageFromTarballData(await readFile(place.tarball));
    const found = await checkPackage(kit, { excludeEntrypoints: [/\.css$/, /\.json$/] });
    const problems = 'problems' in found ? found.problems : ['no types'];
    /* The kit is modules only: neither Node's require nor the resolution of 2015 is promised. */
    const promised = problems.filter(
      (problem) =>
        typeof problem === 'string' ||
        !('resolutionKind' in problem) ||
        !['node10', 'node16-cjs'].includes(problem.resolutionKind),
    );
    expect(promised).toEqual([]);
  });

  it('carries what is used and nothing else', async () => {
    const files = createPackageFromTarballData(await readFile(place.tarball)).listFiles();
    const names = files.map((file) => file.replace('/node_modules/@school/ui/', ''));
    expect(names).toEqual(
      expect.arrayContaining([
        'dist/tokens.json',
        'dist/school-theme.js',
        'README.md',
        'dist/styles.css',
        'dist/fonts.css',
        'dist/button.js',
      ]),
    );
    expect(names.filter((name) => /stories|\.test\.|\.tsx?$/.test(name.replace(/\.d\.ts$/, '')))).toEqual([]);
    const manifest = JSON.parse(kitFile(files, await readFile(place.tarball))) as Record<string, unknown>;
    expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:/);
  });
});

const kitFile = (files: string[], data: Uint8Array) =>
  createPackageFromTarballData(data).readFile(
    files.find((file) => file.endsWith('@school/ui/package.json'))!,
  );

describe('a plain Vite app', () => {
  it('is checked strictly, the kit’s own declarations too', async () => {
    expect(await run('node_modules/.bin/tsc', ['-p', '.'], { cwd: place.folderOf('vite') })).toBe('');
  });

  it('builds, and runs under a strict policy', async () => {
    const folder = place.folderOf('vite');
    await run('node_modules/.bin/vite', ['build', '--logLevel', 'warn'], { cwd: folder });
    const site = await serveFolder(join(folder, 'dist'), {
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
    });
    try {
      const page = await open(site.url);
      await lendABook(page);
      await page.keyboard.press('Escape');
      await page.getByRole('combobox', { name: 'Estante' }).click();
      await page.getByRole('option', { name: 'Ciencias' }).click();
      expect(await page.getByRole('combobox', { name: 'Estante' }).textContent()).toContain('Ciencias');
      expect(said).toEqual([]);
    } finally {
      site.close();
    }
  });
});

describe('a server of one’s own', () => {
  it('renders on Node, right to left, with its theme as text', async () => {
    const out = await run('node', ['page.js'], { cwd: place.folderOf('server') });
    const { html, css } = JSON.parse(out) as { html: string; css: string };
    expect(html).toContain('dir="rtl"');
    expect(html).toContain('العنوان');
    expect(html).toContain('value="ألف"');
    expect(css).toContain('--sui-accent-solid:#7a1fa2');
  });
});

describe('a framework with server components', () => {
  it('builds, answers with the whole page, and wakes up in the browser', async () => {
    const folder = place.folderOf('next');
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' as const };
    await run('node_modules/.bin/next', ['build'], { cwd: folder, env });
    const server = spawn('node_modules/.bin/next', ['start', '--port', '0', '--hostname', '127.0.0.1'], {
      cwd: folder,
      env,
    });
    try {
      const url = await new Promise<string>((found, failed) => {
        let out = '';
        const read = (data: Buffer) => {
          out += data.toString();
          const address = /http:\/\/127\.0\.0\.1:\d+/.exec(out);
          if (address && out.includes('Ready')) found(address[0]);
        };
        server.stdout.on('data', read);
        server.stderr.on('data', read);
        server.on('exit', () => failed(new Error(out)));
      });
      const html = await (await fetch(url)).text();
      expect(html).toContain('Abierta');
      expect(html).toContain('Título');
      const page = await open(url);
      await lendABook(page);
      await page.getByRole('button', { name: 'Sí, prestar' }).click();
      await page.getByRole('button', { name: 'Prestado' }).waitFor();
      expect(said).toEqual([]);
    } finally {
      server.kill();
    }
  });
});
