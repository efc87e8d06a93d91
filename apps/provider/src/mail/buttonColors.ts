/** Returns the relative luminance of `#RRGGBB` (WCAG 2.2). */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Returns the contrast of two colours `#RRGGBB` (WCAG 2.2), from 1 to 21. */
export const colorContrast = (one: string, other: string): number =>
  contrast(luminance(one), luminance(other));

const [white, black] = ['#ffffff', '#000000'];

/**
 * Returns the colours of a button in the school's colour: white or black text, whichever has a contrast of 4.5 (one
 * always does), and a border where the colour has too little contrast to a white page.
 */
export function buttonColors(themeColor: string): { background: string; color: string; border: string } {
  const background = /^#[0-9a-f]{6}$/i.test(themeColor) ? themeColor.toLowerCase() : '#1f4e79';
  const backgroundLuminance = luminance(background);
  const color =
    contrast(backgroundLuminance, 1) >= 4.5 ? white : contrast(backgroundLuminance, 0) >= 4.5 ? black : white;
  return { background, color, border: contrast(backgroundLuminance, 1) >= 3 ? background : '#595959' };
}
