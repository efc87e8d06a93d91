import {
  circle,
  curve,
  heightAt,
  land,
  line,
  mountain,
  path,
  picture,
  seeded,
  shape,
  stroke,
  type Point,
} from './paint.ts';

const hue = {
  night: '#04291f',
  trunk: '#06372b',
  deep: '#0a4a3b',
  brand: '#0f6e5a',
  leaf: '#23836b',
  meadow: '#5aa38d',
  hill: '#8cc0ae',
  mist: '#b9dccf',
  air: '#d9eee6',
  white: '#f7fcfa',
};
const sun = { pale: '#fdf2cf', light: '#fbe3a1', warm: '#f5cf6f', deep: '#dfae46' };

const near: Point[] = [
  [-40, 1500],
  [200, 1462],
  [520, 1490],
  [860, 1556],
  [1180, 1560],
  [1420, 1500],
  [1640, 1470],
];
const slope: Point[] = [
  [-40, 1330],
  [220, 1268],
  [520, 1290],
  [820, 1370],
  [1120, 1410],
  [1400, 1370],
  [1640, 1330],
];
const middle: Point[] = [
  [-40, 1150],
  [180, 1170],
  [420, 1120],
  [700, 1100],
  [980, 1170],
  [1280, 1210],
  [1640, 1130],
];
const far: Point[] = [
  [-40, 1040],
  [240, 980],
  [560, 1020],
  [860, 990],
  [1160, 1050],
  [1420, 990],
  [1640, 1010],
];

function poplars(): string {
  const chance = seeded(11);
  let trees = '';
  for (let i = 0; i < 15; i += 1) {
    const x = 420 + i * 26 + chance(-7, 7);
    const height = chance(120, 190);
    const foot = heightAt(middle, x) + 14;
    trees += `M${Math.round(x)} ${Math.round(foot)}c-17 -${Math.round(height * 0.35)} -13 -${Math.round(height * 0.8)} 0 -${Math.round(height)}c13 ${Math.round(height * 0.2)} 17 ${Math.round(height * 0.65)} 0 ${Math.round(height)}z`;
  }
  return path(trees, hue.leaf) + path(trees, hue.brand, ' transform="translate(5 4)" opacity=".55"');
}

function vineyard(): string {
  let rows = '';
  for (let i = 0; i < 13; i += 1) {
    const foot = 880 + i * 74;
    rows += line([
      [1040 + i * 24, 1168 + i * 3],
      [1010 + i * 40, 1230 + i * 4],
      [foot + 40 - i * 4, 1420],
    ]);
  }
  return stroke(rows, hue.brand, 7, ' stroke-dasharray="9 8" stroke-linecap="round" opacity=".55"');
}

function schoolBuilding(): string {
  const windows = [0, 1, 2, 3]
    .map((i) =>
      shape([
        [522 + i * 46, 1078],
        [544 + i * 46, 1078],
        [544 + i * 46, 1108],
        [522 + i * 46, 1108],
      ]),
    )
    .join('');
  const posts = [0, 1, 2, 3, 4].map((i) => `M${508 + i * 46} 1066v62`).join('');
  return [
    path('M500 1062h204v68H500z', hue.white),
    path('M484 1066l26 -44h190l22 44z', hue.deep),
    path('M484 1066h238v10H484z', hue.brand),
    path(windows, hue.leaf),
    stroke(posts, hue.mist, 5),
    path('M392 1130v-86l56 -50 56 50v86z', hue.white),
    path('M374 1052l74 -66 74 66 -10 10 -64 -57 -64 57z', hue.deep),
    path('M432 1130v-34a16 16 0 0 1 32 0v34z', hue.brand),
    `<g fill="${sun.warm}">${circle(448, 1046, 12)}</g>`,
    stroke('M448 990v-72', hue.deep, 5),
    path('M450 920c18 -10 32 8 56 -2v32c-24 10 -38 -8 -56 2z', sun.warm),
  ].join('');
}

/** The crown, built of clumps from the back (dark) to the light that falls from the left. */
const clumps: readonly (readonly [x: number, y: number, r: number])[] = [
  [1060, 800, 190],
  [880, 900, 165],
  [1240, 890, 170],
  [760, 1030, 140],
  [1360, 1020, 138],
  [1060, 980, 215],
  [900, 1100, 150],
  [1220, 1110, 155],
  [1060, 1140, 130],
];

function crown(): string {
  const chance = seeded(5);
  const leaves = { back: '', mid: '', light: '' };
  const blossom = { pale: '', warm: '', deep: '' };
  const leaf = (x: number, y: number, angle: number, size: number) => {
    const [dx, dy] = [Math.cos(angle) * size, Math.sin(angle) * size];
    const [bx, by] = [-dy * 0.28, dx * 0.28];
    const r = Math.round;
    return `M${r(x)} ${r(y)}q${r(dx / 2 + bx)} ${r(dy / 2 + by)} ${r(dx)} ${r(dy)}q${r(-dx / 2 - bx)} ${r(-dy / 2 - by)} ${r(-dx)} ${r(-dy)}`;
  };
  for (const [x, y, r] of clumps) {
    for (let i = 0; i < 20; i += 1) {
      const angle = chance(0, Math.PI * 2);
      leaves.back += leaf(
        x + Math.cos(angle) * r * 0.94,
        y + Math.sin(angle) * r * 0.94,
        angle + chance(-0.7, 0.7),
        chance(30, 54),
      );
    }
    for (let i = 0; i < 9; i += 1) {
      const [angle, away] = [chance(0, Math.PI * 2), chance(0.2, 0.8) * r];
      leaves[i % 2 ? 'mid' : 'light'] += leaf(
        x + Math.cos(angle) * away,
        y + Math.sin(angle) * away,
        chance(0, 6.3),
        chance(28, 48),
      );
    }
  }
  for (const [x, y, r] of clumps) {
    for (let sprig = 0; sprig < 9; sprig += 1) {
      const [angle, away] = [chance(0, Math.PI * 2), Math.sqrt(chance(0.04, 0.92)) * r];
      const [sx, sy] = [x + Math.cos(angle) * away, y + Math.sin(angle) * away];
      const lean = chance(0.3, 2.8);
      for (let i = 0; i < 4; i += 1) {
        const [px, py] = [
          sx + Math.cos(lean) * i * 16 + chance(-16, 16),
          sy + Math.sin(lean) * i * 16 + chance(-16, 16),
        ];
        const tone = px < x && py < y + 30 ? (i % 3 ? 'warm' : 'pale') : i % 3 ? 'warm' : 'deep';
        blossom[tone] += circle(px, py, chance(9, 17));
      }
    }
  }
  const ground = (shift: number, shrink: number) =>
    clumps.map(([x, y, r]) => circle(x - shift, y - shift, r - shrink)).join('');
  return [
    path(leaves.back, hue.deep),
    `<g fill="${hue.deep}">${ground(0, 0)}</g><g fill="${hue.brand}">${ground(14, 26)}</g>`,
    `<g fill="${hue.leaf}">${clumps.map(([x, y, r]) => circle(x - r * 0.22, y - r * 0.24, r * 0.6)).join('')}</g>`,
    path(leaves.mid, hue.deep),
    path(leaves.light, hue.meadow),
    `<g fill="${sun.deep}">${blossom.deep}</g><g fill="${sun.warm}">${blossom.warm}</g><g fill="${sun.pale}">${blossom.pale}</g>`,
  ].join('');
}

function trunk(): string {
  return [
    path(
      'M1008 1606c34 -40 44 -120 40 -214c-4 -70 -60 -140 -128 -196l26 -22c58 40 98 84 112 132l4 -190h44l2 196c20 -60 66 -96 120 -130l22 24c-74 52 -122 118 -128 196c-4 84 6 164 44 204z',
      hue.trunk,
    ),
    path(
      'M1008 1606c34 -40 44 -120 40 -214c-2 -40 -22 -82 -50 -118c40 44 62 90 66 140c6 84 -4 152 -26 192z',
      hue.deep,
    ),
  ].join('');
}

/** A child on a swing under the crown. */
function swing(): string {
  return [
    stroke('M812 1120L786 1416M884 1130L858 1420', hue.night, 5),
    path('M772 1412h98v12h-98z', hue.night),
    `<g fill="${hue.night}">${circle(812, 1300, 25)}</g>`,
    path(
      'M790 1412c-4 -40 2 -78 24 -84c24 -4 34 30 34 60l58 8c8 2 10 10 8 18l-8 50h-16l2 -44l-64 4z',
      sun.warm,
    ),
    path('M866 1412l46 -8l-10 58h-16l4 -44z', hue.night),
    stroke('M812 1344l-18 -30M832 1346l30 -26', sun.warm, 14, ' stroke-linecap="round"'),
    path('M788 1296c0 -34 48 -38 50 -4c-16 -10 -28 -8 -34 2c-2 14 -16 16 -16 2z', hue.trunk),
  ].join('');
}

function meadow(): string {
  const chance = seeded(23);
  let grass = '';
  let petals = '';
  for (let i = 0; i < 90; i += 1) {
    const x = chance(-10, 1610);
    const y = heightAt(near, x) + chance(6, 300);
    grass += `M${Math.round(x)} ${Math.round(y)}q${Math.round(chance(-8, 8))} -16 ${Math.round(chance(-14, 14))} -${Math.round(chance(22, 44))}`;
  }
  for (let i = 0; i < 46; i += 1) {
    const x = 1040 + (chance() + chance() + chance() - 1.5) * 420;
    petals += circle(x, heightAt(near, x) + chance(34, 150), chance(5, 10));
  }
  return stroke(grass, hue.brand, 4, ' stroke-linecap="round"') + `<g fill="${sun.warm}">${petals}</g>`;
}

/** Colegio Los Aromos: an aromo in flower over the valley of Curicó, the Andes behind. */
export function aromos(): string {
  const stone = { lit: hue.mist, shade: '#a3cfbf', snow: hue.white, snowShade: '#e4f3ed' };
  const front = { lit: '#a6d1c2', shade: hue.hill, snow: hue.white, snowShade: '#dcefe8' };
  const sky = `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#cfe9df"/><stop offset=".34" stop-color="${hue.air}"/><stop offset=".58" stop-color="${sun.pale}"/></linearGradient><linearGradient id="mist" x2="0" y2="1"><stop stop-color="${hue.air}" stop-opacity="0"/><stop offset="1" stop-color="${hue.air}"/></linearGradient></defs>`;
  const path0 = line([
    [352, 1142],
    [380, 1186],
    [340, 1246],
    [440, 1310],
    [640, 1380],
    [600, 1470],
    [430, 1600],
    [420, 1840],
  ]);
  const rightSide: Point[] = [
    [374, 1142],
    [410, 1186],
    [384, 1246],
    [500, 1306],
    [720, 1380],
    [720, 1480],
    [640, 1620],
    [700, 1840],
  ];
  const road = curve(rightSide.toReversed());
  return picture(
    1600,
    1800,
    'Un aromo en flor sobre el valle, con la cordillera detrás',
    [
      sky,
      '<path fill="url(#sky)" d="M0 0h1600v1800H0z"/>',
      `<g fill="${sun.light}">${circle(520, 560, 330, ' opacity=".22"')}${circle(520, 560, 250, ' opacity=".35"')}${circle(520, 560, 172, ` fill="${sun.warm}"`)}</g>`,
      mountain([150, 700], 330, 1090, stone),
      mountain([1500, 640], 400, 1090, stone),
      mountain([840, 660], 360, 1090, stone),
      mountain([420, 740], 320, 1090, front),
      mountain([1180, 720], 360, 1090, front),
      mountain([-60, 790], 300, 1090, front),
      '<path fill="url(#mist)" d="M0 760h1600v330H0z"/>',
      stroke(
        'M300 360q22 -24 44 0q22 -24 44 0M420 292q17 -19 34 0q17 -19 34 0M232 270q15 -16 30 0q15 -16 30 0',
        hue.brand,
        7,
        ' stroke-linecap="round"',
      ),
      land(far, hue.hill),
      poplars(),
      land(middle, hue.meadow),
      vineyard(),
      `<g transform="translate(-96 10)">${schoolBuilding()}</g>`,
      land(slope, hue.leaf),
      `<path fill="${sun.pale}" opacity=".9" d="${path0}H700${road}z"/>`,
      land(near, hue.deep),
      meadow(),
      `<ellipse cx="1080" cy="1606" rx="330" ry="34" fill="${hue.night}" opacity=".6"/>`,
      trunk(),
      crown(),
      swing(),
    ].join(''),
  );
}
