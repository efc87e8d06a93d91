import sharp from 'sharp';

/** Returns the first letter or digit of the school's short name, else of its name, in upper case; empty without one. */
export function iconLetter(shortName: string, name: string): string {
  const letter = /[\p{L}\p{N}]/u.exec(`${shortName} ${name}`.normalize('NFC'))?.[0] ?? '';
  return [...letter.toUpperCase()][0] ?? '';
}

/** Font size in px, larger than any icon shows it. */
const fontSize = 480;

/** Whether the picture is an outline around something: Pango draws a box for a character that no font has. */
async function isMissingGlyph(glyph: Buffer): Promise<boolean> {
  const { data, info } = await sharp(glyph)
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const isEdge = (at: number) =>
    at < width || at >= width * (height - 1) || at % width === 0 || at % width === width - 1;
  return data.every((alpha, at) => !isEdge(at) || alpha > 128) && data.some((alpha) => alpha < 128);
}

/** Draws a letter, cropped to its ink. Undefined without a letter, or if no font of the machine has it. */
export async function drawLetter(letter: string, color: string): Promise<Buffer | undefined> {
  if (!letter) return undefined;
  // The text is markup, but a letter or digit is never special in it.
  const text = `<span foreground="${color}">${letter}</span>`;
  const glyph = await sharp({ text: { text, font: `sans bold ${fontSize}`, dpi: 72, rgba: true } })
    .trim({ background: '#00000000', threshold: 1 })
    .png()
    .toBuffer()
    .catch(() => undefined);
  return glyph && !(await isMissingGlyph(glyph)) ? glyph : undefined;
}

/** Draws a graduation cap, for a school without a letter. */
export const drawCap = (color: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360" viewBox="0 0 24 18" fill="${color}">
<path d="M12 0 24 6 12 12 0 6Z"/><path d="M5 10.2v4.3C5 16.4 8.1 18 12 18s7-1.6 7-3.5v-4.3L12 13.7Z"/>
<path d="M21.6 7.2 23.2 6.4V14h-1.6Z"/></svg>`);
