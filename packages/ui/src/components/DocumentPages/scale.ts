/** Zoom factors of a page; 1 is the printed size. */
const steps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];

/** Tolerance of a measured scale. */
const tolerance = 0.01;

/** Returns the next larger or smaller scale, or the same at the limits. */
export const nextScale = (scale: number, larger: boolean): number =>
  (larger
    ? steps.find((step) => step > scale + tolerance)
    : steps.findLast((step) => step < scale - tolerance)) ?? scale;

/** Most points a browser keeps of one canvas; more stays empty on some. */
const mostPoints = 16_000_000;

/** Points of a canvas that is drawn as large as it is shown on a screen of some density, or as many as there may be. */
export const canvasSize = (
  width: number,
  height: number,
  density: number,
): { width: number; height: number } => {
  const factor = Math.min(density, Math.sqrt(mostPoints / (width * height)));
  return {
    width: Math.max(1, Math.floor(width * factor)),
    height: Math.max(1, Math.floor(height * factor)),
  };
};

/** Returns the index of the page at an offset, from the ends of the pages; the last page if all end before it. */
export const pageAtOffset = (ends: readonly number[], point: number): number => {
  const index = ends.findIndex((end) => point < end);
  return index < 0 ? Math.max(0, ends.length - 1) : index;
};
