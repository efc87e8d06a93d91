/** Longest side of a converted picture in pixels: browsers on iOS draw at most 16.7 megapixels. */
export const longestSide = 4096;

/** Encodes a drawn picture as JPEG, on white where it is transparent. The JPEG has no metadata, such as a location. */
export function encodeJpeg(canvas: OffscreenCanvas): Promise<Blob> {
  const context = canvas.getContext('2d')!;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
}
