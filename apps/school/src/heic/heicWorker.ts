import createLibheif, { type MainModule } from 'libheif-js/libheif-wasm/libheif.js';
// oxlint-disable-next-line import/default -- Vite exports the file's URL as default.
import wasmAddress from 'libheif-js/libheif-wasm/libheif.wasm?url';
import type { HeicAnswer } from './heicAnswer.ts';
import { encodeJpeg, longestSide } from './jpeg.ts';
import { type Pixels, shrinkPixels } from './shrinkPixels.ts';

/** What the page sends: the photo, and how many pixels it may have. */
export type HeicRequest = { photo: Blob; mostPixels: number };

/** Name of the colours of Apple's photos, as their colour profile contains it: UTF-16, big-endian. */
const displayP3 = /D\0i\0s\0p\0l\0a\0y\0 \0P\x003/;

const answer = (message: HeicAnswer) => postMessage(message);

async function fetchWasm(): Promise<ArrayBuffer | null> {
  try {
    const response = await fetch(wasmAddress);
    return response.ok ? await response.arrayBuffer() : null;
  } catch {
    return null;
  }
}

/** Decodes the main picture of a photo, as it is to be shown: turned and mirrored. */
function decode(libheif: MainModule, photo: Uint8Array, mostPixels: number): Pixels | 'damaged' | 'tooLarge' {
  const context = libheif.heif_context_alloc();
  libheif.heif_context_read_from_memory(context, photo);
  const handle = libheif.heif_js_context_get_primary_image_handle(context);
  if (!handle || handle.code) return 'damaged';
  const size = libheif.heif_image_handle_get_width(handle) * libheif.heif_image_handle_get_height(handle);
  if (size > mostPixels) return 'tooLarge';
  const image = libheif.heif_js_decode_image2(
    handle,
    libheif.heif_colorspace.heif_colorspace_RGB,
    libheif.heif_chroma.heif_chroma_interleaved_RGBA,
  );
  return !image || image.code ? 'damaged' : image.channels[0];
}

async function convert({ photo, mostPixels }: HeicRequest): Promise<HeicAnswer> {
  const wasmBinary = await fetchWasm();
  if (!wasmBinary) return 'notLoaded';
  const libheif = createLibheif({ wasmBinary });
  answer('loaded');
  const bytes = new Uint8Array(await photo.arrayBuffer());
  const decoded = decode(libheif, bytes, mostPixels);
  if (typeof decoded === 'string') return decoded;
  const { pixels, width, height } = shrinkPixels(decoded, longestSide);
  const isDisplayP3 = displayP3.test(new TextDecoder('latin1').decode(bytes.subarray(0, 65_536)));
  const canvas = new OffscreenCanvas(width, height);
  canvas
    .getContext('2d')!
    .putImageData(
      new ImageData(pixels, width, height, { colorSpace: isDisplayP3 ? 'display-p3' : 'srgb' }),
      0,
      0,
    );
  return encodeJpeg(canvas);
}

addEventListener('message', ({ data }: MessageEvent<HeicRequest>) => {
  void convert(data).then(answer, () => answer('failed'));
});
