/**
 * Renders the demo schools' pictures from the drawings beside it.
 * Chromium renders, because the covers are tinted by custom properties, which other renderers don't know.
 */
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';

const here = new URL('./', import.meta.url);
const pictures = new URL('../pictures/', here);
const tenants = new URL('../../../school/src/tenants/', here);

type Tones = [
  ink: string,
  deep: string,
  brand: string,
  mid: string,
  soft: string,
  pale: string,
  paper: string,
  sun: string,
];
const tint = (...[ink, deep, brand, mid, soft, pale, paper, sun]: Tones) => ({
  ink,
  deep,
  brand,
  mid,
  soft,
  pale,
  paper,
  sun,
});
const tints = {
  aromos: tint('#04291f', '#0a4a3b', '#0f6e5a', '#5aa38d', '#b9dccf', '#d9eee6', '#f7fcfa', '#f5cf6f'),
  puertoclaro: tint('#2b0a04', '#7e2501', '#c2410c', '#ec8a68', '#fbd5c6', '#fdeae2', '#fffaf6', '#f6cb6a'),
  vallenorte: tint('#171250', '#322b99', '#4338ca', '#938fea', '#d3d2f8', '#e8e7fc', '#f5f4ff', '#f5ca70'),
};

async function render(
  page: Page,
  svg: string,
  width: number,
  height: number,
  transparent = false,
): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100%;height:100%}</style>${svg}`);
  return page.screenshot({ omitBackground: transparent });
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' });
const page = await browser.newPage();
const covers = await readFile(new URL('covers.svg', here), 'utf8');
const names = [...covers.matchAll(/<g id="(\w+)">/g)].map((match) => match[1]!);

for (const [name, tones] of Object.entries(tints)) {
  const folder = new URL(`${name}/`, pictures);
  const tenant = new URL(`${name}/`, tenants);
  await mkdir(new URL('covers/', folder), { recursive: true });
  await mkdir(tenant, { recursive: true });

  const landscape = await readFile(new URL(`${name}.svg`, here), 'utf8');
  const splash = await render(page, landscape, 1600, 1800);
  await sharp(splash).jpeg({ quality: 62, mozjpeg: true }).toFile(new URL('splash.jpeg', folder).pathname);
  await sharp(splash)
    .resize(1200, 1350)
    .jpeg({ quality: 62, mozjpeg: true })
    .toFile(new URL('app.jpeg', tenant).pathname);

  const crest = await readFile(new URL(`crest-${name}.svg`, here), 'utf8');
  const cut = await render(page, crest, 256, 256, true);
  await sharp(cut).webp({ quality: 90, alphaQuality: 100 }).toFile(new URL('crest.webp', folder).pathname);
  const field = { width: 256, height: 256, channels: 3, background: tones.brand } as const;
  const inset = await render(page, crest, 208, 208, true);
  const logo = sharp({ create: field })
    .composite([{ input: inset }])
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4', mozjpeg: true });
  const bytes = await logo.toBuffer();
  for (const file of [new URL('menu.jpeg', folder), new URL('logo.jpeg', tenant)])
    await writeFile(file, bytes);

  const variables = Object.entries(tones)
    .map(([key, value]) => `--${key}:${value}`)
    .join(';');
  for (const cover of names) {
    const only = `<style>svg{${variables}}svg>g{display:none}svg>#${cover}{display:inline}</style>`;
    const drawn = await render(page, only + covers, 640, 480);
    await sharp(drawn)
      .webp({ quality: 78 })
      .toFile(new URL(`covers/${cover}.webp`, folder).pathname);
  }
  const sizes = await Promise.all(
    ['splash.jpeg', 'crest.webp', 'menu.jpeg', ...names.map((cover) => `covers/${cover}.webp`)].map(
      async (file) => `${file} ${Math.round((await stat(new URL(file, folder))).size / 1024)} kB`,
    ),
  );
  console.log(`${name}: ${sizes.join(', ')}`);
}
await browser.close();
