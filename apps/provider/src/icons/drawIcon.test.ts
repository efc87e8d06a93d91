import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawIcon } from './drawIcon.ts';
import { type IconSchool, iconVersion } from './iconLinks.ts';
import { drawLetter, iconLetter } from './letter.ts';

const school: IconSchool = {
  id: '0197f5c8-0000-7000-8000-000000000001',
  name: 'Colegio Los Aromos',
  short_name: 'Los Aromos',
  image: null,
  media_folder: null,
  theme_color: '#0F6E5A',
};

/** Draws a ring, the logo of these tests. */
const ring = (color: string, { width = 200, height = 200, background = 'none' } = {}) => {
  const ellipse = `<ellipse cx="50%" cy="50%" rx="40%" ry="40%" fill="none" stroke="${color}" stroke-width="14"/>`;
  const all = `<rect width="100%" height="100%" fill="${background}"/>${ellipse}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${all}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
};

async function pixels(png: Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ];
  return { width: info.width, height: info.height, at };
}

/** The distance of the pixel furthest from the centre that differs from the background, as a part of the width. */
async function motifRadius(png: Buffer): Promise<number> {
  const { width, at } = await pixels(png);
  const [red, green, blue] = at(2, 2) as [number, number, number];
  let radius = 0;
  for (let y = 0; y < width; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [r, g, b] = at(x, y) as [number, number, number];
      const difference = Math.abs(r - red) + Math.abs(g - green) + Math.abs(b - blue);
      const distance = Math.hypot(x + 0.5 - width / 2, y + 0.5 - width / 2) / width;
      if (difference > 40) radius = Math.max(radius, distance);
    }
  }
  return radius;
}

const isNear = (one: number[], other: number[]) =>
  one.every((value, at) => Math.abs(value - other[at]!) <= 6);
const background = async (png: Buffer) => (await pixels(png)).at(24, 2);

test('keeps a square logo and a letter within the circle of a maskable icon', async () => {
  const square = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#fff' } })
    .composite([{ input: await ring('#C2410C', { width: 90, height: 90 }) }])
    .png()
    .toBuffer();
  for (const logo of [square, await ring('#ffffff'), undefined]) {
    for (const short_name of ['Los Aromos', 'Ñuñoa', 'مدرسة', 'Wenu']) {
      const { png } = await drawIcon('maskable-192', { ...school, short_name }, logo);
      const radius = await motifRadius(png);
      expect(radius).toBeGreaterThan(0.15);
      expect(radius).toBeLessThanOrEqual(0.4);
    }
  }
});

test('fills the corners, except of icons that no device cuts', async () => {
  for (const [name, alpha] of [
    ['maskable-192', 255],
    ['apple-touch-icon', 255],
    ['any-192', 0],
    ['favicon', 0],
  ] as const) {
    const { png } = await drawIcon(name, school, undefined);
    expect([name, (await pixels(png)).at(0, 0)[3]]).toEqual([name, alpha]);
  }
  const { hasAlpha } = await sharp((await drawIcon('apple-touch-icon', school, undefined)).png).metadata();
  expect(hasAlpha).toBe(false);
});

test.each([
  ['a logo that is visible there', ring('#ffffff'), '#0F6E5A', [15, 110, 90, 255]],
  ['a logo in the school’s colour', ring('#0F6E5A'), '#0F6E5A', [255, 255, 255, 255]],
  ['a white logo of a yellow school', ring('#ffffff'), '#FFD400', [0, 0, 0, 255]],
  ['a logo with a background', ring('#C2410C', { background: '#fdf6e3' }), '#0F6E5A', [253, 246, 227, 255]],
])('puts %s on a colour on which it is visible', async (_, logo, theme_color, color) => {
  const { png } = await drawIcon('maskable-192', { ...school, theme_color }, await logo);
  expect(isNear(await background(png), color)).toBe(true);
});

test.each([
  ['unreadable', Buffer.from('no picture')],
  ['empty', Buffer.alloc(0)],
  [
    'invisible',
    sharp({ create: { width: 9, height: 9, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer(),
  ],
])('shows the letter instead of an %s logo, and reports it', async (_, logo) => {
  const pictured = { ...school, image: 'crest.webp' };
  const letter = await drawIcon('any-192', school, undefined);
  const icon = await drawIcon('any-192', pictured, await logo);
  expect(icon.png.equals(letter.png)).toBe(true);
  expect([icon.isLogoMissing, letter.isLogoMissing]).toEqual([true, false]);
});

test('shows the letter instead of a wide logo in a tab, where it would be unreadable', async () => {
  const pictured = { ...school, image: 'wide.png' };
  const wide = await ring('#ffffff', { width: 600, height: 120 });
  const tab = await drawIcon('favicon', pictured, wide);
  expect(tab.png.equals((await drawIcon('favicon', school, undefined)).png)).toBe(true);
  expect(tab.isLogoMissing).toBe(false);
  const screen = await drawIcon('any-192', pictured, wide);
  expect(screen.png.equals((await drawIcon('any-192', school, undefined)).png)).toBe(false);
});

test.each([
  ['Los Aromos', '', 'L'],
  ['  ñuñoa', '', 'Ñ'],
  ['N\u0303un\u0303oa', '', 'Ñ'],
  ['<b>Liceo</b>', '', 'B'],
  ['&lt;', '', 'L'],
  ['🎓 Escuela 7', '', 'E'],
  ['ßberg', '', 'S'],
  ['7 Robles', '', '7'],
  ['مدرسة النور', '', 'م'],
  ['学校', '', '学'],
  ['🎓', 'Liceo', 'L'],
  ['', 'Liceo', 'L'],
  ['<&>"', '🎓', ''],
  ['', '', ''],
])('a school named “%s”, “%s” has the letter “%s” and an icon', async (short_name, name, letter) => {
  expect(iconLetter(short_name, name)).toBe(letter);
  const { png } = await drawIcon('any-192', { ...school, short_name, name }, undefined);
  expect(await motifRadius(await sharp(png).flatten({ background: '#0F6E5A' }).toBuffer())).toBeGreaterThan(
    0.15,
  );
});

test('draws the same cap for each school without a letter', async () => {
  const draw = async (short_name: string) =>
    drawIcon('any-192', { ...school, short_name, name: '' }, undefined);
  expect((await draw('🪢')).png.equals((await draw('')).png)).toBe(true);
});

test('draws no character that every font lacks, and distinguishes it from a letter that is a rectangle', async () => {
  const isDrawn = async (letter: string) => Boolean(await drawLetter(letter, '#ffffff'));
  expect(await isDrawn('\u0378')).toBe(false);
  expect(await isDrawn('I')).toBe(await isDrawn('L'));
});

test('has another version for each change that an icon shows, and the same one for others', () => {
  const versions = [
    school,
    { ...school, id: '0197f5c8-0000-7000-8000-000000000002' },
    { ...school, image: 'crest.webp' },
    { ...school, image: 'crest.webp', media_folder: 'aromos' },
    { ...school, theme_color: '#0F6E5B' },
    { ...school, short_name: 'Aromos' },
  ].map(iconVersion);
  expect(new Set(versions).size).toBe(versions.length);
  expect(versions[0]).toMatch(/^[0-9a-f]{12}$/);
  expect(iconVersion({ ...school, short_name: 'Liceo', name: 'Otro', theme_color: '#0f6e5a' })).toBe(
    versions[0],
  );
});
