import {
  circle,
  curve,
  heightAt,
  land,
  line,
  path,
  picture,
  seeded,
  shape,
  stroke,
  type Point,
} from './paint.ts';

const hue = {
  black: '#0d0a33',
  night: '#171250',
  deep: '#221c70',
  dusk: '#322b99',
  brand: '#4338ca',
  iris: '#6a63dd',
  lilac: '#938fea',
  haze: '#bcbaf4',
  white: '#f5f4ff',
};
const sun = { pale: '#fdeecb', light: '#fadd9c', warm: '#f5ca70', deep: '#e0a94a' };
const r = Math.round;

const andes: Point[] = [
  [-40, 1010],
  [80, 960],
  [190, 1000],
  [330, 880],
  [450, 950],
  [560, 900],
  [690, 1000],
  [850, 930],
  [980, 1010],
  [1120, 900],
  [1250, 980],
  [1380, 870],
  [1510, 960],
  [1640, 900],
];
const ridge: Point[] = [
  [-40, 1150],
  [160, 1100],
  [340, 1130],
  [560, 1060],
  [760, 1010],
  [900, 1000],
  [1060, 1010],
  [1240, 1080],
  [1420, 1150],
  [1640, 1110],
];
const valley: Point[] = [
  [-40, 1270],
  [240, 1230],
  [520, 1260],
  [820, 1300],
  [1140, 1270],
  [1400, 1240],
  [1640, 1270],
];
const dune: Point[] = [
  [-40, 1450],
  [220, 1410],
  [520, 1450],
  [820, 1530],
  [1120, 1560],
  [1400, 1500],
  [1640, 1450],
];
const front: Point[] = [
  [-40, 1620],
  [260, 1660],
  [600, 1650],
  [940, 1690],
  [1240, 1670],
  [1640, 1600],
];

/** Stars drawn as long exposures show them: arcs around the pole of the sky. */
function trails(x: number, y: number): string {
  const chance = seeded(61);
  const tones = { [hue.iris]: '', [hue.lilac]: '', [hue.haze]: '', [sun.light]: '' };
  const names = Object.keys(tones);
  for (let i = 0; i < 60; i += 1) {
    const radius = 46 + i * 20 + chance(-6, 6);
    for (let k = 0; k < 2; k += 1) {
      const from = chance(0, Math.PI * 2);
      const to = from + chance(0.35, 0.95);
      const tone = chance() > 0.93 ? sun.light : names[Math.floor(chance(0, 3))]!;
      const point = (angle: number) =>
        `${r(x + Math.cos(angle) * radius)} ${r(y + Math.sin(angle) * radius)}`;
      tones[tone] += `M${point(from)}A${r(radius)} ${r(radius)} 0 0 1 ${point(to)}`;
    }
  }
  return names.map((name) => stroke(tones[name]!, name, 4, ' stroke-linecap="round" opacity=".75"')).join('');
}

function stars(): string {
  const chance = seeded(19);
  let small = '';
  let four = '';
  for (let i = 0; i < 90; i += 1) small += circle(chance(0, 1600), chance(0, 900), chance(2, 4.4));
  for (const [x, y, size] of [
    [250, 210, 26],
    [1330, 250, 30],
    [620, 150, 18],
    [1480, 560, 20],
    [130, 560, 20],
    [1080, 120, 16],
    [380, 700, 15],
  ] as const) {
    four += `M${x} ${y - size}q${r(size * 0.16)} ${r(size * 0.84)} ${size} ${size}q${-r(size * 0.84)} ${r(size * 0.16)} ${-size} ${size}q${-r(size * 0.16)} ${-r(size * 0.84)} ${-size} ${-size}q${r(size * 0.84)} ${-r(size * 0.16)} ${size} ${-size}z`;
  }
  return `<g fill="${hue.haze}">${small}</g>` + path(four, hue.white);
}

function moon(): string {
  return (
    `<g fill="${sun.light}">${circle(1230, 420, 190, ' opacity=".1"')}${circle(1230, 420, 140, ' opacity=".16"')}</g>` +
    path('M1262 316a108 108 0 1 0 76 148a90 90 0 1 1 -76 -148z', sun.warm)
  );
}

/** Sides of the far range that the last light reaches. */
function facets(): string {
  let lit = '';
  for (const [i, [x, y]] of andes.entries()) {
    const next = andes[i + 1];
    if (!next || next[1] < y) continue;
    lit += shape([
      [x, y],
      [x + (next[0] - x) * 0.8, y + (next[1] - y) * 0.8],
      [x + 44, y + 250],
      [x + 20, y + 110],
      [x - 24, y + 60],
    ]);
  }
  return path(lit, hue.haze, ' opacity=".24"');
}

function dome(x: number, y: number, scale: number, open: boolean): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${[
    path('M-104 0v-76h208V0z', hue.white),
    path('M40 0v-76h64V0z', hue.haze),
    path('M-118 -76h236v-18h-236z', hue.lilac),
    path('M-106 -94a106 106 0 0 1 212 0z', hue.white),
    path('M44 -190a106 106 0 0 1 62 96h-46q4 -56 -16 -96z', hue.haze),
    path('M-4 -94q2 -64 22 -104l38 14q-16 38 -18 90z', hue.deep),
    open ? stroke('M14 -112L52 -196', sun.warm, 15, ' stroke-linecap="round"') : '',
    path('M-30 0v-44a15 15 0 0 1 30 0v44z', hue.dusk),
    path('M-84 -54h30v24h-30z', sun.warm),
  ].join('')}</g>`;
}

function village(): string {
  const chance = seeded(101);
  const walls: string[] = ['', '', ''];
  let lights = '';
  let roofs = '';
  for (let i = 0; i < 17; i += 1) {
    const x = 130 + i * 46 + chance(-10, 10);
    const y = heightAt(valley, x) + chance(24, 110);
    if (x > 410 && x < 640) continue;
    const [w, h] = [r(chance(38, 60)), r(chance(24, 38))];
    walls[i % 3] += `M${r(x)} ${r(y)}v-${h}h${w}v${h}z`;
    roofs += `M${r(x - 5)} ${r(y - h)}l12 -15h${w - 14}l12 15z`;
    lights += `M${r(x + 8)} ${r(y - h + 8)}h9v11h-9z`;
    if (i % 2) lights += `M${r(x + 26)} ${r(y - h + 8)}h9v11h-9z`;
  }
  const church = 'M470 1330v-70h70v70zM540 1330v-50h90v50z';
  return [
    path(walls[0]!, hue.haze),
    path(walls[1]!, hue.lilac),
    path(walls[2]!, hue.iris),
    path(roofs, hue.night),
    path(lights, sun.warm),
    path(church, hue.white),
    path('M486 1260v-44h38v44z', hue.white),
    path('M476 1216l29 -62l29 62zM540 1280l8 -20h76l16 20z', hue.night),
    stroke('M505 1154v-34M493 1132h24', hue.night, 5),
    path('M496 1330v-26a9 9 0 0 1 18 0v26zM560 1296h12v16h-12zM592 1296h12v16h-12z', sun.warm),
  ].join('');
}

/** Vines on trellises, as they climb from the river into the desert. */
function vines(): string {
  let rows = '';
  for (let i = 0; i < 10; i += 1)
    rows += line([
      [890 + i * 54, 1302 - i * 2],
      [960 + i * 66, 1370],
      [980 + i * 92, 1490],
    ]);
  return stroke(rows, hue.lilac, 8, ' stroke-dasharray="4 12" stroke-linecap="round" opacity=".8"');
}

/** A columnar cactus (copao) of three arms, lit from the moon's side. */
function cactus(x: number, y: number, scale: number): string {
  const arms = 'M0 0V-330M0 -110C-78 -110 -84 -130 -84 -236M0 -160C72 -160 78 -186 78 -280';
  const ribs = 'M-12 -60V-326M12 -60V-326M-94 -150V-228M-74 -140V-228M68 -190V-272M88 -190V-272';
  return `<g transform="translate(${x} ${y}) scale(${scale})" stroke-linecap="round">${stroke(arms, hue.black, 58)}${stroke('M8 -60V-330M86 -196V-280M-76 -150V-236', hue.dusk, 30)}${stroke(ribs, hue.night, 5)}<g fill="${sun.warm}">${circle(-84, -268, 14)}${circle(6, -364, 16)}${circle(78, -312, 13)}</g><g fill="${sun.pale}">${circle(-78, -272, 6)}${circle(12, -370, 7)}</g></g>`;
}

/** Two people and a telescope on the nearest rise. */
function watchers(): string {
  return `<g transform="translate(1000 1690)">${[
    stroke('M0 4L44 -150L92 4M44 -150L40 4', hue.black, 9, ' stroke-linecap="round"'),
    stroke('M-14 -112L118 -224', hue.white, 32),
    stroke('M96 -206L128 -233', sun.warm, 42),
    stroke('M-14 -112L-30 -98', hue.lilac, 20),
    path(
      'M-96 4c-8 -60 -4 -110 4 -132c14 -22 46 -20 54 4l20 34l-14 14l-26 -22l6 102h-16l-10 -70l-6 70z',
      hue.iris,
    ),
    `<g fill="${hue.black}">${circle(-60, -160, 25)}</g>`,
    path('M-86 -160c0 -34 50 -36 52 -4c-20 -8 -32 -2 -36 14c-10 10 -16 2 -16 -10z', hue.black),
    path('M176 4c-4 -44 -2 -80 6 -94c12 -16 38 -14 44 4l2 90h-16l-8 -50l-8 50z', sun.warm),
    stroke('M192 -78L150 -140', sun.warm, 14, ' stroke-linecap="round"'),
    `<g fill="${hue.black}">${circle(202, -116, 21)}</g>`,
  ].join('')}</g>`;
}

/** Instituto Valle Norte: the stars turn over the observatory, the valley has its lamps lit. */
export function vallenorte(): string {
  const defs = `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${hue.black}"/><stop offset=".3" stop-color="${hue.deep}"/><stop offset=".5" stop-color="${hue.brand}"/><stop offset=".62" stop-color="${hue.lilac}"/></linearGradient></defs>`;
  const grain = (points: Point[], colour: string, steps: number, gap: number) =>
    stroke(
      Array.from(
        { length: steps },
        (_, i) =>
          `M-40 ${r(points[0]![1] + (i + 1) * gap)}${curve(points.map(([x, y]): Point => [x, y + (i + 1) * gap + Math.sin(x / 190 + i) * 7]))}`,
      ).join(''),
      colour,
      4,
      ' opacity=".55"',
    );
  const pole = [900, 560] as const;
  return picture(
    1600,
    1800,
    'Las estrellas giran sobre el observatorio y el valle encendido',
    [
      defs,
      '<path fill="url(#sky)" d="M0 0h1600v1800H0z"/>',
      stars(),
      trails(...pole),
      moon(),
      path(`M${andes.map((point) => point.join(' ')).join('L')}V1800H-40z`, hue.iris),
      facets(),
      land(ridge, hue.dusk),
      dome(900, 1006, 1.16, true),
      dome(640, 1050, 0.6, false),
      dome(1150, 1048, 0.48, false),
      land(valley, hue.deep),
      vines(),
      village(),
      land(dune, hue.night),
      grain(dune, hue.dusk, 5, 34),
      land(front, hue.black),
      cactus(330, 1700, 1.15),
      cactus(1440, 1640, 0.8),
      watchers(),
    ].join(''),
  );
}
