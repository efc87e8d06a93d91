import { circle, heightAt, land, line, path, picture, seeded, shape, stroke, type Point } from './paint.ts';

const hue = {
  night: '#2b0a04',
  deep: '#4a1206',
  rust: '#7e2501',
  brand: '#c2410c',
  ember: '#d9633a',
  coral: '#ec8a68',
  rose: '#f6b49c',
  blush: '#fbd5c6',
  white: '#fffaf6',
};
const sun = { pale: '#fff0cc', light: '#fbdf9b', warm: '#f6cb6a' };
const r = Math.round;

const hillBack: Point[] = [
  [-40, 760],
  [120, 700],
  [330, 720],
  [520, 800],
  [700, 900],
  [860, 990],
  [960, 1010],
];
const hillFront: Point[] = [
  [-40, 880],
  [140, 850],
  [330, 890],
  [500, 960],
  [640, 1010],
  [720, 1016],
];
const horizon = 1010;

/** Houses that climb the hill on stilts, as in the towns of the coast. */
function houses(): string {
  const chance = seeded(41);
  const parts: Record<string, string> = {};
  const add = (fill: string, d: string) => {
    parts[fill] = (parts[fill] ?? '') + d;
  };
  const walls = [hue.white, hue.rose, hue.ember, hue.brand, hue.blush];
  let out = '';
  for (let row = 0; row < 5; row += 1) {
    for (const fill of Object.keys(parts)) delete parts[fill];
    for (let x = -20 + row * 12; x < 640 - row * 6;) {
      const width = chance(44, 76);
      const foot =
        heightAt(row < 2 ? hillBack : hillFront, x) + 30 + (row % 2 ? 66 : 14) + (row > 2 ? 62 : 0);
      const height = chance(46, 84);
      if (foot < horizon + 20 && chance() > 0.16) {
        const wall = walls[Math.floor(chance(0, walls.length))]!;
        add(wall, `M${r(x)} ${r(foot)}v-${r(height)}h${r(width)}v${r(height)}z`);
        const top = r(foot - height);
        if (chance() > 0.4)
          add(
            hue.rust,
            `M${r(x - 5)} ${top}l${r(width / 2 + 5)} -${r(chance(18, 30))}l${r(width / 2 + 5)} ${r(24)}z`,
          );
        else add(hue.rust, `M${r(x - 4)} ${top - 7}h${r(width + 8)}v9h-${r(width + 8)}z`);
        const light = chance() > 0.62 ? sun.warm : hue.deep;
        for (const dx of [0.18, 0.58]) add(light, `M${r(x + width * dx)} ${top + 16}h12v17h-12z`);
      }
      x += width + chance(2, 12);
    }
    out += [...walls, hue.rust, hue.deep, sun.warm]
      .map((fill) => (parts[fill] ? path(parts[fill], fill) : ''))
      .join('');
  }
  return out;
}

/** Light on the water: bars that get longer and further apart towards us. */
function glitter(): string {
  const chance = seeded(8);
  let bars = '';
  for (let i = 0; i < 30; i += 1) {
    const y = horizon + 12 + i ** 1.42 * 4.4;
    const width = chance(60, 190) * (1 - i / 60);
    bars += `M${r(900 - width + chance(-40, 40))} ${r(y)}h${r(width * 2)}`;
  }
  return stroke(bars, sun.light, 9, ' stroke-linecap="round" opacity=".85"');
}

function waves(y: number, colour: string, seed: number, width = 4): string {
  const chance = seeded(seed);
  let crests = '';
  for (let i = 0; i < 26; i += 1) {
    const x = chance(-60, 1600);
    const at = y + chance(10, 130);
    crests += `M${r(x)} ${r(at)}q22 -13 44 0t44 0`;
  }
  return stroke(crests, colour, width, ' stroke-linecap="round" opacity=".7"');
}

function lighthouse(): string {
  const side = (y: number) => 46 + (y - 520) * 0.062;
  const band = (from: number, to: number, fill: string) =>
    path(
      shape([
        [1310 - side(from), from],
        [1310 + side(from), from],
        [1310 + side(to), to],
        [1310 - side(to), to],
      ]),
      fill,
    );
  return [
    path(
      shape([
        [1270, 440],
        [-40, 230],
        [-40, 470],
      ]),
      'url(#beam)',
    ),
    path(
      shape([
        [1350, 440],
        [1640, 396],
        [1640, 500],
      ]),
      sun.pale,
      ' opacity=".5"',
    ),
    path('M1262 500h96v-70h-96z', sun.warm),
    stroke('M1264 500v-70M1294 500v-70M1326 500v-70M1356 500v-70', hue.deep, 8),
    path('M1250 432h120l-34 -46q-26 -30 -52 0z', hue.deep),
    path('M1304 370h12v-46h-12z', hue.deep),
    `<g fill="${hue.deep}">${circle(1310, 322, 10)}</g>`,
    ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
      band(520 + i * 76, 520 + (i + 1) * 76, i % 2 ? hue.brand : hue.white),
    ),
    path(
      shape([
        [1314, 520],
        [1310 + side(520), 520],
        [1310 + side(1052), 1052],
        [1330, 1052],
      ]),
      hue.deep,
      ' opacity=".16"',
    ),
    path('M1246 500h128v22h-128z', hue.deep),
    path('M1290 1052v-62a20 20 0 0 1 40 0v62z', hue.deep),
    path('M1296 700h26v38h-26zM1296 852h26v38h-26z', hue.deep),
  ].join('');
}

function mole(): string {
  const chance = seeded(77);
  let rocks = '';
  let lit = '';
  for (let i = 0; i < 34; i += 1) {
    const x = 1040 + i * 18;
    const rise = Math.sin(Math.min(1, i / 12) * Math.PI * 0.5) * 60;
    const [w, h] = [chance(46, 84), chance(40, 70)];
    const y = 1150 - rise + chance(0, 46);
    rocks += shape([
      [x, y + h],
      [x + w * 0.1, y + h * 0.3],
      [x + w * 0.5, y],
      [x + w, y + h * 0.4],
      [x + w * 1.05, y + h],
    ]);
    if (i % 2)
      lit += shape([
        [x, y + h],
        [x + w * 0.1, y + h * 0.3],
        [x + w * 0.5, y],
        [x + w * 0.4, y + h],
      ]);
  }
  return (
    path('M1030 1300q60 -220 240 -252h370v260z', hue.deep) +
    path(rocks, hue.deep) +
    path(lit, hue.rust, ' opacity=".75"')
  );
}

/** A fishing launch of the cove: high bow, wheelhouse aft, mast with its boom. */
function launch(x: number, y: number, scale: number, hull: string, trim: string, name: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${[
    stroke('M10 -30L10 -330M10 -330L-128 -96M10 -300L190 -90M10 -120L-96 -210', hue.night, 6),
    path('M10 -330l62 16l-62 20z', sun.warm),
    path('M84 -80h92v-92h-92z', hue.white),
    path('M74 -172h114v-14h-114z', hull),
    path('M96 -156h30v34h-30zM138 -156h26v34h-26z', hue.deep),
    `<g fill="${hue.ember}">${circle(-64, -84, 16)}${circle(-36, -88, 18)}${circle(-50, -104, 15)}</g><g fill="${sun.warm}">${circle(-16, -84, 15)}${circle(8, -86, 13)}</g>`,
    path('M-214 -128C-150 -84 60 -70 216 -98L176 26H-138C-178 -10 -202 -70 -214 -128z', hull),
    path('M-214 -128C-150 -84 60 -70 216 -98L209 -76C60 -50 -140 -60 -205 -98z', trim),
    path('M-152 8C-60 14 90 14 182 4L176 26H-138z', hue.night),
    `<g fill="${trim}">${circle(-150, -58, 7)}</g>`,
    name,
  ].join('')}</g>`;
}

function quay(): string {
  const planks = Array.from({ length: 11 }, (_, i) => `M${i * 70} 1638l${i * 4} 40`).join('');
  const bollard = (x: number) =>
    path(`M${x} 1650v-76h-12q-8 -26 12 -30h52q20 4 12 30h-12v76z`, hue.night) +
    stroke(`M${x + 2} 1606h48`, sun.warm, 12);
  return [
    path('M-20 1636H760L820 1690V1800H-20z', hue.night),
    path('M-20 1636H760L806 1678H-20z', '#65200a'),
    stroke(planks, hue.night, 5, ' opacity=".6"'),
    bollard(560),
    bollard(210),
    stroke('M586 1600C700 1680 760 1560 812 1397', sun.light, 7),
    stroke('M236 1616C330 1690 470 1680 560 1608', sun.light, 7),
  ].join('');
}

const gull = (x: number, y: number, s: number) =>
  `M${x} ${y}q${r(-s * 0.5)} ${r(-s * 0.5)} ${-s} ${r(-s * 0.1)}q${r(s * 0.6)} ${r(-s * 0.1)} ${s} ${r(s * 0.4)}q${r(s * 0.4)} ${r(-s * 0.5)} ${s} ${r(-s * 0.4)}q${r(-s * 0.5)} ${r(-s * 0.3)} ${-s} ${r(s * 0.1)}z`;

/** Liceo Puerto Claro: launches come home at dusk, the lighthouse is lit. */
export function puertoclaro(): string {
  const defs = `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#f3a184"/><stop offset=".3" stop-color="${hue.rose}"/><stop offset=".56" stop-color="${sun.pale}"/></linearGradient><linearGradient id="sea" x2="0" y2="1"><stop stop-color="${hue.coral}"/><stop offset=".4" stop-color="${hue.brand}"/><stop offset="1" stop-color="${hue.deep}"/></linearGradient><linearGradient id="beam" x1="1" x2="0"><stop stop-color="${sun.pale}" stop-opacity=".8"/><stop offset="1" stop-color="${sun.pale}" stop-opacity="0"/></linearGradient></defs>`;
  const swell = (y: number, shift: number): Point[] =>
    [-40, 260, 560, 860, 1160, 1460, 1660].map((x, i) => [x, y + (i % 2 ? -shift : shift)]);
  return picture(
    1600,
    1800,
    'Lanchas que vuelven al puerto al atardecer, con el faro encendido',
    [
      defs,
      '<path fill="url(#sky)" d="M0 0h1600v1020H0z"/>',
      `<g fill="${sun.light}">${circle(900, 880, 400, ' opacity=".25"')}${circle(900, 880, 312, ' opacity=".4"')}${circle(900, 880, 224, ` fill="${sun.warm}"`)}</g>`,
      `<g fill="${hue.white}" opacity=".55"><path d="M300 330h420a34 34 0 0 0 0 -68h-60a70 70 0 0 0 -132 -18a52 52 0 0 0 -92 20h-136a33 33 0 0 0 0 66z"/><path d="M820 560h300a26 26 0 0 0 0 -52h-70a56 56 0 0 0 -104 -4h-126a28 28 0 0 0 0 56z"/></g>`,
      path(
        line([
          [560, 1010],
          [760, 976],
          [980, 990],
          [1240, 962],
          [1640, 990],
        ]) + 'V1010z',
        hue.coral,
        ' opacity=".55"',
      ),
      land(hillBack, hue.coral, horizon + 20),
      land(hillFront, hue.ember, horizon + 20),
      houses(),
      `<path fill="url(#sea)" d="M0 ${horizon}h1600v790H0z"/>`,
      glitter(),
      waves(1020, hue.blush, 3, 3),
      path('M-20 1004h640l30 26H-20z', hue.deep),
      stroke('M30 1030v44M130 1030v44M230 1030v44M330 1030v44M430 1030v44M530 1030v44', hue.deep, 10),
      lighthouse(),
      mole(),
      launch(470, 1180, 0.62, hue.rust, hue.blush, ''),
      land(swell(1256, 12), '#b23a0d'),
      waves(1262, hue.coral, 9),
      launch(980, 1462, 1.12, hue.brand, hue.white, ''),
      land(swell(1470, 16), '#8c2c08'),
      waves(1490, hue.ember, 21),
      land(swell(1640, 14), hue.deep),
      waves(1650, hue.brand, 31),
      quay(),
      path(gull(700, 420, 62) + gull(560, 520, 44) + gull(860, 330, 40), hue.white),
      path(gull(1080, 1150, 46), hue.white),
    ].join(''),
  );
}
