/** RGBA pixels, and the bytes from one row to the next. */
export type Pixels = { data: Uint8Array; width: number; height: number; stride: number };

/**
 * Copies pixels; a picture with a longer side than `longest` becomes smaller by the least whole number that fits, each pixel
 * the average of those that it replaces.
 */
export function shrinkPixels({ data, width, height, stride }: Pixels, longest: number) {
  const factor = Math.ceil(Math.max(width, height) / longest);
  const columns = Math.max(Math.floor(width / factor), 1);
  const rows = Math.max(Math.floor(height / factor), 1);
  const pixels = new Uint8ClampedArray(columns * rows * 4);
  for (let row = 0; row < rows; row += 1) {
    if (factor === 1) {
      pixels.set(data.subarray(row * stride, row * stride + width * 4), row * width * 4);
      continue;
    }
    for (let at = 0; at < columns * 4; at += 1) {
      const first = row * factor * stride + (at >> 2) * factor * 4 + (at & 3);
      let sum = 0;
      for (let down = 0; down < factor; down += 1)
        for (let right = 0; right < factor; right += 1) sum += data[first + down * stride + right * 4]!;
      pixels[row * columns * 4 + at] = sum / (factor * factor);
    }
  }
  return { pixels, width: columns, height: rows };
}
