import { afterEach, describe, expect, it, vi } from 'vitest';
import { heicPhoto, stubHeicDecoder } from '../testing/heicPhoto.ts';
import { convertInBrowser } from './convertInBrowser.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('convertInBrowser', () => {
  it.each([
    [4032, 3024, 4032, 3024],
    [6120, 8160, 3072, 4096],
    [30_000, 3, 4096, 1],
  ])('draws %d × %d pixels as %d × %d', async (width, height, columns, rows) => {
    const { drawn } = stubHeicDecoder({ width, height });
    const jpeg = await convertInBrowser(heicPhoto('IMG_0001.HEIC', width, height));
    expect(jpeg?.type).toBe('image/jpeg');
    expect(drawn).toEqual([[columns, rows]]);
  });

  it.each([
    ['has too many pixels', heicPhoto('IMG_0001.HEIC', 9000, 9000)],
    ['gives no size', new File(['\0\0\0\x18ftypheic\0\0\0\0'], 'IMG_0001.HEIC')],
  ])('does not decode a photo that %s', async (_, photo) => {
    const { decoded } = stubHeicDecoder();
    expect(await convertInBrowser(photo)).toBeNull();
    expect(decoded).toEqual([]);
  });

  it('gives nothing where the browser does not read HEIC', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')));
    expect(await convertInBrowser(heicPhoto())).toBeNull();
  });
});
