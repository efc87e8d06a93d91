import { join } from 'node:path';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { StyleSheets, vanillaCssPlugin } from '../vanillaCssPlugin.ts';
import { findMissingStyles, harmless, harmlessHas } from './css/findMissingStyles.ts';
import { keyframesIn, findViolations } from './css/findViolations.ts';

const root = join(import.meta.dirname, '..');
const sheets = new StyleSheets();
/* Where colours are made; all others take theirs from here. */
const theme = 'css-theme.css';

beforeAll(async () => {
  await build({
    entryPoints: [join(root, 'src/index.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    logLevel: 'silent',
    plugins: [vanillaCssPlugin(root, sheets)],
  });
}, 60_000);

/* Constants hold the colours that no school changes. */
const themed = [theme, 'css-constants.css'];

const findFileViolations = (kind: keyof ReturnType<typeof findViolations>) => {
  const keyframes = keyframesIn(sheets.texts.values());
  return [...sheets.texts].flatMap(([name, text]) =>
    findViolations(text, { themed: themed.includes(name), keyframes })[kind].map(
      (violation) => `${name}: ${violation}`,
    ),
  );
};

describe('the built style sheets', () => {
  it('contain the styles of every component', () => {
    expect(sheets.texts.size).toBeGreaterThan(50);
    expect([...sheets.texts.keys()]).toEqual(
      expect.arrayContaining([theme, 'internal-button.css', 'table.css']),
    );
  });

  it('declare the order of the layers first', () => {
    expect(sheets.texts.get('css-layers.css')).toMatch(
      /^@layer sui\.reset;\s*@layer sui\.theme;\s*@layer sui\.base;\s*@layer sui\.components;\s*@layer sui\.utilities;\s*$/,
    );
  });

  it('put every rule in a declared layer, so that a caller’s class overrides it', () => {
    expect(findFileViolations('layers')).toEqual([]);
  });

  it('use no physical side, so that a right-to-left page mirrors them', () => {
    expect(findFileViolations('sides')).toEqual([]);
  });

  it('set no colour outside the theme', () => {
    // A document page is white under every theme, also in dark mode, because documents are drawn for white.
    const allowedPageColours = /^document-pages\.css: \S+ \{ (?:background: #fff|color: #474747) \}/;
    expect(findFileViolations('colours').filter((violation) => !allowedPageColours.test(violation))).toEqual(
      [],
    );
  });

  it('are dark on a screen only, so that a page prints light', () => {
    const text = sheets.texts.get(theme)!;
    const dark = text.indexOf(':where(.is-dark)');
    expect(text.slice(0, dark)).toMatch(/@media screen \{\s*$/);
    expect(text.slice(dark).match(/color-scheme: dark/g)).toHaveLength(1);
    expect(text.slice(0, dark)).not.toContain('color-scheme: dark');
  });

  it('animate nothing under prefers-reduced-motion', () => {
    expect(findFileViolations('motion')).toEqual([]);
  });

  it('repeat no animation more than three times a second, so that nothing flashes', () => {
    const times = [...sheets.texts.values()].flatMap((text) =>
      [...text.matchAll(/animation: [^;]*?([\d.]+)(m?s)[^;]*infinite/g)].map(
        ([, time, unit]) => Number(time) * (unit === 's' ? 1000 : 1),
      ),
    );
    expect(times.length).toBeGreaterThan(5);
    expect(Math.min(...times)).toBeGreaterThan(1000 / 3);
  });

  it('C02: use nothing that the oldest browsers lack, or have a rule for them', () => {
    const uses = [...sheets.texts].flatMap(([name, text]) =>
      findMissingStyles(text).map((use) => [name, use] as const),
    );
    const isHarmless = ([name, use]: readonly [string, string]) =>
      name in harmlessHas && use.includes(':has(');
    expect(uses.filter((use) => !isHarmless(use))).toEqual([]);
    expect(new Set(uses.filter(isHarmless).map(([name]) => name))).toEqual(new Set(Object.keys(harmlessHas)));
  });

  it.each(harmless)('use $use, which some of the oldest browsers lack: $without', ({ use }) => {
    const declarations = [...sheets.texts.values()].flatMap((text) => text.split(/[;{}]\s*/));
    expect(declarations.filter((declaration) => use.test(declaration))).not.toEqual([]);
  });

  it('use no !important on an element of the page', () => {
    const forced = [...sheets.texts].filter(([, text]) => text.includes('!important'));
    expect(forced.map(([name]) => name)).toEqual([]);
  });
});

const layered = (css: string) => `@layer sui.components{${css}}`;
const reduced = '@media (prefers-reduced-motion: reduce)';

describe('findViolations', () => {
  it.each([
    ['layers', '.a{margin:0}'],
    ['layers', '@media (width < 1px){.a{margin:0}}'],
    ['layers', '@layer other{.a{margin:0}}'],
    ['sides', layered('.a{margin-left:1px}')],
    ['sides', layered('.a{border-top-left-radius:1px}')],
    ['sides', layered('.a{width:1px}')],
    ['sides', layered('.a{text-align:right}')],
    ['sides', layered('.a{padding:0 1px 0 2px}')],
    ['sides', layered('.a{border-radius:1px 0 0 1px}')],
    ['sides', layered('.a{float:left}')],
    ['sides', layered('.a{translate:4px 0}')],
    ['sides', layered('.a{transform-origin:0 50%}')],
    ['sides', layered('.a{transform:rotateY(30deg)}')],
    ['sides', layered('.a{box-shadow:inset 3px 0 currentcolor}')],
    ['sides', layered('.a{background:linear-gradient(to right, transparent, currentcolor)}')],
    ['colours', layered('.a{color:#fff}')],
    ['colours', layered('.a{background:rgb(0 0 0 / .5)}')],
    ['colours', layered('.a{border:1px solid rebeccapurple}')],
    ['colours', layered('.a{--x:oklch(.5 .1 20)}')],
    ['colours', layered('.a{color:CanvasText}')],
    ['motion', layered('.a{transition:color 120ms}')],
    ['motion', layered('.a{animation:turn .8s linear infinite}')],
    ['motion', layered('.a{scroll-behavior:smooth}')],
    ['motion', `@keyframes go{from{translate:0 8px}}${layered('.a{animation:go var(--sui-fade-quick)}')}`],
    [
      'motion',
      layered('.a{transition-property:inset-block-start;transition-duration:var(--sui-fade-quick)}'),
    ],
  ] as const)('reports a violation of %s in %s', (kind, css) => {
    expect(findViolations(css)[kind]).toHaveLength(1);
  });

  it.each([
    layered('.a{margin-inline-start:1px;inset:0;padding:1px 2px;text-align:start}'),
    layered('.a{transform:rotateY(180deg)}'),
    layered('.a{translate:0 4px;border-radius:4px 4px 0 0;transform-origin:50% 0}'),
    layered('.a{box-shadow:inset calc(3px * var(--sui-direction)) 0 currentcolor}'),
    layered('.a{translate:calc(-50% * var(--sui-direction)) 0;float:left;float:inline-start}'),
    layered('.a{color:var(--sui-ink-base);background:transparent;border-color:currentcolor}'),
    layered('@media (forced-colors: active){.a{border-color:Highlight}}'),
    layered(
      '.a{transition-property:opacity,color;transition-duration:var(--sui-fade-quick),var(--sui-motion-quick)}',
    ),
    layered(`.a{animation:turn .8s linear infinite}${reduced}{.a{animation:none}}`),
    `@keyframes come{from{opacity:0}}${layered('.a{animation:come var(--sui-fade-quick)}')}`,
  ])('reports no violation in %s', (css) => {
    expect(findViolations(css)).toEqual({ layers: [], sides: [], colours: [], motion: [] });
  });
});

describe('findMissingStyles', () => {
  const mixed = 'background:color-mix(in srgb, var(--sui-fill) 50%, transparent)';
  it.each([
    '.a:dir(rtl){margin:0}',
    '.a{.b{margin:0}}',
    '.a:has(b){margin:0}',
    '@supports not selector(:has(*)){.a{margin:0}}.a:has(b),.a:hover{margin:0}',
    `.a{${mixed}}`,
    `@supports not (color: color-mix(in srgb, red, red)){.b{background:var(--sui-fill)}}.a{${mixed}}`,
    '.a{grid-template-columns:subgrid}',
    '.a{color:light-dark(var(--a), var(--b))}',
    '.a{anchor-name:--a}',
    '@scope (.a){b{margin:0}}',
  ])('C02: finds what the oldest browsers lack in %s', (css) => {
    expect(findMissingStyles(css)).toHaveLength(1);
  });

  it.each([
    '@supports not selector(:has(*)){.a{margin:0}}.a:has(b){margin:0}',
    '.a:is(.b, :has(b)){margin:0}',
    `@supports not (color: color-mix(in srgb, red, red)){.a{background:var(--sui-fill)}}.a{${mixed}}`,
    '.a{text-decoration-color:color-mix(in srgb, currentcolor 45%, transparent)}',
    '.a{grid-template-columns:1fr auto;grid-template-columns:subgrid}',
  ])('C02: allows what they skip without harm in %s', (css) => {
    expect(findMissingStyles(css)).toEqual([]);
  });
});
