import { vi } from 'vitest';

const box = (name: string, ...numbers: number[]) => {
  const view = new DataView(new ArrayBuffer(8 + numbers.length * 4));
  view.setUint32(0, view.byteLength);
  for (const [at, sign] of [...name].entries()) view.setUint8(4 + at, sign.charCodeAt(0));
  for (const [at, number] of numbers.entries()) view.setUint32(8 + at * 4, number);
  return view.buffer;
};

/** The start of a HEIC photo of a size in pixels, without a picture. Some systems give it no media type. */
export function heicPhoto(name = 'IMG_0001.HEIC', width = 4032, height = 3024, type = ''): File {
  const brand = 0x68656963;
  return new File([box('ftyp', brand, 0), box('ispe', 0, width, height)], name, { type });
}

/**
 * Gives jsdom what a browser has that reads HEIC itself. End with `vi.unstubAllGlobals()`.
 * @returns The files that were decoded, and the sizes of what was drawn.
 */
export function stubHeicDecoder({ width = 4032, height = 3024 } = {}) {
  const decoded: unknown[] = [];
  const drawn: [width: number, height: number][] = [];
  vi.stubGlobal('createImageBitmap', async (file: unknown) => {
    decoded.push(file);
    return { width, height, close: () => undefined };
  });
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      width: number;
      height: number;
      constructor(columns: number, rows: number) {
        this.width = columns;
        this.height = rows;
      }
      getContext = () => ({ drawImage: () => undefined, fillRect: () => undefined });
      async convertToBlob({ type }: { type: string }) {
        drawn.push([this.width, this.height]);
        return new Blob(['jpeg'], { type });
      }
    },
  );
  return { decoded, drawn };
}
