import { parseHex, parseRgbLegacy } from 'culori/fn';
import { createShade, type Shade } from './oklch.ts';

/* Longer than any colour that is understood, and short enough that no pattern is tried on a flood. */
const longest = 64;

const eightBits = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 255);

/** A colour as people and databases write it: `#0F6E5A`, `0f6e5a`, `#abc`, `rgb(15, 110, 90)`; else nothing. */
export const parseColor = (text: unknown): Shade | undefined => {
  if (typeof text !== 'string' || text.length > longest) return undefined;
  const trimmed = text.trim().toLowerCase();
  const color = parseHex(trimmed) ?? parseRgbLegacy(trimmed);
  if (!color || (color.alpha ?? 1) < 1) return undefined;
  const { r, g, b } = color;
  if (![r, g, b].every(Number.isFinite)) return undefined;
  return createShade(eightBits(r), eightBits(g), eightBits(b));
};
