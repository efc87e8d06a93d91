/** A point of a drawing. */
export type Point = readonly [x: number, y: number];

/** Chance that is the same on every run (mulberry32). */
export function seeded(seed: number): (from?: number, to?: number) => number {
  let state = seed;
  return (from = 0, to = 1) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return from + (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * (to - from);
  };
}

const short = (value: number) => String(Math.round(value));

/** A curve through all points (Catmull–Rom), without its `M`. */
export function curve(points: readonly Point[]): string {
  let path = '';
  for (let i = 0; i + 1 < points.length; i += 1) {
    const here = points[i]!;
    const there = points[i + 1]!;
    const before = points[i - 1] ?? here;
    const after = points[i + 2] ?? there;
    const control = [
      here[0] + (there[0] - before[0]) / 6,
      here[1] + (there[1] - before[1]) / 6,
      there[0] - (after[0] - here[0]) / 6,
      there[1] - (after[1] - here[1]) / 6,
      there[0],
      there[1],
    ];
    path += `C${control.map(short).join(' ')}`;
  }
  return path;
}

/** Land below a curve, down to the lower edge. */
export const land = (points: readonly Point[], fill: string, bottom = 1800): string =>
  `<path fill="${fill}" d="M${points[0]!.map(short).join(' ')}${curve(points)}V${bottom}H${short(points[0]![0])}z"/>`;

/** An open line through all points. */
export const line = (points: readonly Point[]): string =>
  `M${points[0]!.map(short).join(' ')}${curve(points)}`;

/** A closed shape with straight edges. */
export const shape = (points: readonly Point[]): string =>
  `M${points.map((point) => point.map(short).join(' ')).join('L')}z`;

export const path = (d: string, fill: string, more = ''): string => `<path fill="${fill}" d="${d}"${more}/>`;

export const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${d}"${more}/>`;

export const circle = (x: number, y: number, r: number, more = ''): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}"${more}/>`;

/** Where a curve of hill points is at `x` (straight between points: precise enough to place shapes on it). */
export function heightAt(points: readonly Point[], x: number): number {
  const next = points.findIndex((point) => point[0] >= x);
  if (next <= 0) return points[0]![1];
  const [x0, y0] = points[next - 1]!;
  const [x1, y1] = points[next]!;
  const part = (x - x0) / (x1 - x0);
  const eased = part * part * (3 - 2 * part);
  return y0 + (y1 - y0) * eased;
}

/**
 * A mountain of two sides with a snow cap: the lit side first, the shaded one over it.
 * `turn` moves the foot of the edge between the sides.
 */
export function mountain(
  [x, y]: Point,
  half: number,
  foot: number,
  colours: { lit: string; shade: string; snow: string; snowShade: string },
  options: { turn?: number; cap?: number } = {},
): string {
  const { turn = half * 0.18, cap = 0.26 } = options;
  const height = foot - y;
  const at = (part: number, side: number): Point => [x + side * half * part, y + height * part];
  const edge = (part: number): Point => [
    x + turn * part + (part > 0.1 && part < 0.6 ? -half * 0.05 : 0),
    y + height * part,
  ];
  const ridge = [edge(0), edge(0.3), edge(0.55), edge(1)] as const;
  const [a, b, c] = [at(cap, -1), at(cap, 1), edge(cap * 1.5)];
  const lit = path(shape([[x, y], at(1, -1), at(1, 1)]), colours.lit);
  const shade = path(shape([...ridge, at(1, 1)]), colours.shade);
  const left = at(cap * 0.82, -0.45);
  const snow = shape([
    [x, y],
    a,
    [left[0], left[1] - height * 0.01],
    [x - half * 0.06, y + height * cap * 1.35],
    c,
    edge(0.3 * cap),
  ]);
  const right = at(cap * 0.8, 0.5);
  const snowShade = shape([[x, y], edge(0.3), c, [right[0], right[1] + height * 0.015], b]);
  return lit + shade + (cap > 0 ? path(snow, colours.snow) + path(snowShade, colours.snowShade) : '');
}

/** The whole picture. */
export const picture = (width: number, height: number, title: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img"><title>${title}</title>${body}</svg>\n`;
