/**
 * Compares the built kit with plain React and static CSS, in a real browser's production build.
 *
 *   pnpm bench:kit [--rounds N] [--smoke]
 *
 * Prints the table and writes it into docs/performance.md, except with `--smoke`, which measures one round. Figures are medians of interleaved rounds.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import react from '@vitejs/plugin-react';
import { chromium, type Browser, type Page } from 'playwright';
import { format, resolveConfig } from 'prettier';
import { build } from 'vite';
import { browserFlags, executablePath } from '../../browser.ts';
import { packPackages } from '../../consumers/packed.ts';
import { measureSize } from '../../consumers/sizes.ts';
import { serveFolder } from '../../serveFolder.ts';
import type { Measured } from './page.tsx';

const { values: wish } = parseArgs({
  options: { rounds: { type: 'string', default: '9' }, smoke: { type: 'boolean', default: false } },
});
const rounds = wish.smoke ? 1 : Number(wish.rounds);
const root = resolve(import.meta.dirname, '../../..');
const dist = join(root, 'packages/ui/dist');
const sides = ['raw', 'kit'] as const;
type Side = (typeof sides)[number];

/** Upper limits as a ratio to plain React. */
const goals: Record<string, number> = {
  '1,000 buttons: mount': 1.15,
  '1,000 buttons: re-render': 2.5,
  '1,000 buttons: unmount': 1.1,
  '1,000 buttons: heap': 1.8,
  '1,000 buttons: elements': 1,
  '500 labelled fields: mount': 1.15,
  '500 labelled fields: re-render': 2,
  '500 labelled fields: unmount': 1.1,
  '500 labelled fields: heap': 1.4,
  '500 labelled fields: elements': 1,
  '500 checkboxes: mount': 1.1,
  '100 closed selects: mount': 1.5,
  'key in a field, 20 on the page': 1.1,
  'open dialog': 1.45,
  '100,000 rows: scroll on by 500 px': 2,
  'switch light and dark': 1.1,
  'switch brand': 1.1,
  'renders while switching': 0,
};

/** Entries and their size limits, in kB of brotli without React; `later` counts, because users load it too. */
const weights: [what: string, entries: string[], goal: number, chunks?: string[]][] = [
  ['Button', ['button'], 1.8],
  ['TextField', ['text-field'], 2.5],
  ['Select', ['select'], 29],
  ['Dialog', ['dialog'], 14],
  ['Tooltip', ['tooltip'], 19, ['TooltipTip']],
  ['Toast', ['root', 'toast'], 13, ['ToastList']],
  [
    'form set',
    [
      'root',
      'button',
      'text-field',
      'text-area',
      'checkbox',
      'radio-group',
      'select',
      'dialog',
      'tooltip',
      'toast',
    ],
    36,
  ],
];

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Returns a function that reports the main thread's task time since the call, in milliseconds. */
const account = async (page: Page): Promise<() => Promise<number>> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
  };
};

/** Milliseconds for one step through a table of 100,000 rows: rows, style, layout and paint. */
const scrollWork = async (page: Page): Promise<number> => {
  const busy = await account(page);
  await page.evaluate(() => window.longTable.show());
  const times: number[] = [];
  for (let turn = 0; turn < 40; turn += 1) {
    const before = await busy();
    await page.evaluate(() => window.longTable.scroll(500));
    times.push((await busy()) - before);
  }
  return median(times.slice(10));
};

/** Milliseconds for opening a dialog and all work that follows. */
const dialogWork = async (page: Page): Promise<number> => {
  const busy = await account(page);
  await page.evaluate(() => window.dialog.show());
  const times: number[] = [];
  for (let turn = 0; turn < 10; turn += 1) {
    const before = await busy();
    await page.evaluate(() => window.dialog.open());
    times.push((await busy()) - before);
    await page.evaluate(() => window.dialog.close());
  }
  // The first runs load the dialog's code and warm it up.
  return median(times.slice(3));
};

const measureOnce = async (browser: Browser, url: string): Promise<Measured> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(url);
  const measured = await page.evaluate(() => window.measure());
  measured['open dialog'] = await dialogWork(page);
  measured['100,000 rows: scroll on by 500 px'] = await scrollWork(page);
  await page.close();
  return measured;
};

const measure = async (): Promise<Record<Side, Measured[]>> => {
  const outDir = mkdtempSync(join(tmpdir(), 'school-bench-'));
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    plugins: [react()],
    resolve: {
      alias: [
        { find: /^@school\/ui$/, replacement: join(dist, 'index.js') },
        { find: /^@school\/ui\/css\//, replacement: `${dist}/css/` },
        { find: /^@school\/ui\/(.*)$/, replacement: `${dist}/$1.js` },
      ],
    },
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: sides.map((side) => join(import.meta.dirname, `${side}.html`)),
        checks: { moduleLevelDirective: false },
      },
    },
  });
  const site = await serveFolder(outDir);
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...browserFlags, '--enable-precise-memory-info', '--js-flags=--expose-gc'],
  });
  const measuredBySide: Record<Side, Measured[]> = { raw: [], kit: [] };
  try {
    // The first visit of each side warms the browser up and is not counted.
    for (let round = 0; round <= rounds; round += 1)
      for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
        const measured = await measureOnce(browser, `${site.url}/${side}.html`);
        if (round > 0) measuredBySide[side].push(measured);
      }
  } finally {
    await browser.close();
    site.close();
    rmSync(outDir, { recursive: true });
  }
  return measuredBySide;
};

const getUnit = (name: string) => (name.includes('heap') ? 'kB' : /elements|renders/.test(name) ? '' : 'ms');

const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
await packPackages();
const measuredBySide = await measure();
const promised = Object.keys(measuredBySide.raw[0]!).filter((name) => name in goals);
const speed = promised.map((name) => {
  const [raw, kit] = sides.map((side) => median(measuredBySide[side].map((measured) => measured[name]!))) as [
    number,
    number,
  ];
  const ratio = raw === 0 ? kit : kit / raw;
  const goal = goals[name]!;
  const digits = getUnit(name) === 'ms' ? 2 : 0;
  return row([
    name,
    `${raw.toFixed(digits)} ${getUnit(name)}`.trim(),
    `${kit.toFixed(digits)} ${getUnit(name)}`.trim(),
    raw === 0 ? '–' : ratio.toFixed(2),
    `≤ ${goal}`,
    ratio <= goal + 0.004 ? 'met' : 'missed',
  ]);
});

const bytes: string[] = [];
for (const [what, entries, goal, chunks = []] of weights) {
  const { script, style, later } = await measureSize(entries, chunks);
  const all = (script + style + later) / 1000;
  const kB = (size: number) => (size / 1000).toFixed(1);
  bytes.push(
    row([
      what,
      kB(script),
      kB(style),
      kB(later),
      all.toFixed(1),
      `≤ ${goal}`,
      all <= goal ? 'met' : 'missed',
    ]),
  );
}

const machine = `${cpus().length} × ${cpus()[0]!.model}, Linux, Node ${process.versions.node}`;
const text = [
  row(['scene', 'plain React', 'kit', 'ratio', 'goal', '']),
  row(['---', '---', '---', '---', '---', '---']),
  ...speed,
  '',
  row(['kB, brotli, React apart', 'script', 'style', 'later', 'all', 'goal', '']),
  row(['---', '---', '---', '---', '---', '---', '---']),
  ...bytes,
  '',
  `Medians of ${rounds} interleaved rounds on ${machine}.`,
].join('\n');
console.log(text);
if (wish.smoke) process.exit(0);

const doc = join(root, 'docs/performance.md');
const [head, , foot] = readFileSync(doc, 'utf8').split(/^<!-- (?:table|end) -->$/m) as [
  string,
  string,
  string,
];
const page = `${head}<!-- table -->\n\n${text}\n\n<!-- end -->${foot}`;
writeFileSync(doc, await format(page, { ...(await resolveConfig(doc)), parser: 'markdown' }));
