/** The square of a picture that is cropped. */
export interface Crop {
  /** Quarters of a turn, clockwise. */
  turn: number;
  /** 1 takes the whole of the shorter side, 4 a quarter of it. */
  zoom: number;
  /** The middle of the square in the turned picture, as shares of its width and height. */
  x: number;
  y: number;
}

/** The initial crop: the largest centred square. */
export const initialCrop: Crop = { turn: 0, zoom: 1, x: 0.5, y: 0.5 };
export const maxZoom = 4;

interface Size {
  width: number;
  height: number;
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
const rotateSize = ({ width, height }: Size, turn: number): Size =>
  turn % 2 === 0 ? { width, height } : { width: height, height: width };

/** The square in pixels of the turned picture. */
export const getSquare = (picture: Size, crop: Crop): { left: number; top: number; side: number } => {
  const { width, height } = rotateSize(picture, crop.turn);
  const side = Math.min(width, height) / crop.zoom;
  return { left: crop.x * width - side / 2, top: crop.y * height - side / 2, side };
};

/** Moves the crop back into the picture. */
export const clampCrop = (picture: Size, crop: Crop): Crop => {
  const zoom = within(crop.zoom, 1, maxZoom);
  const { width, height } = rotateSize(picture, crop.turn);
  const half = Math.min(width, height) / zoom / 2;
  return {
    turn: crop.turn % 4,
    zoom,
    x: within(crop.x, half / width, 1 - half / width),
    y: within(crop.y, half / height, 1 - half / height),
  };
};

/** Returns the crop after the picture was moved by shares of the square. */
export const moveCrop = (picture: Size, crop: Crop, right: number, down: number): Crop => {
  const { width, height } = rotateSize(picture, crop.turn);
  const { side } = getSquare(picture, crop);
  return clampCrop(picture, {
    ...crop,
    x: crop.x - (right * side) / width,
    y: crop.y - (down * side) / height,
  });
};

/** Returns the crop after a quarter turn, with the same middle. */
export const rotateCrop = (crop: Crop): Crop => ({
  ...crop,
  turn: (crop.turn + 1) % 4,
  x: 1 - crop.y,
  y: crop.x,
});

/**
 * Draws the square onto a canvas of `side` × `side` pixels. Transparent pixels become white, because JPEG has no
 * transparency.
 */
export const drawCrop = (canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop, side: number): void => {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height } = picture;
  const square = getSquare(picture, crop);
  const scale = side / square.side;
  canvas.width = side;
  canvas.height = side;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.scale(scale, scale);
  context.translate(-square.left, -square.top);
  const corner = [
    [0, 0],
    [height, 0],
    [width, height],
    [0, width],
  ][crop.turn]!;
  context.translate(corner[0]!, corner[1]!);
  context.rotate((crop.turn * Math.PI) / 2);
  context.drawImage(picture, 0, 0);
};
