/** Which square of a picture is taken. */
export interface Cut {
  /** Quarters of a turn, clockwise. */
  turn: number;
  /** 1 takes the whole of the shorter side, 4 a quarter of it. */
  zoom: number;
  /** The middle of the square in the turned picture, as shares of its width and height. */
  x: number;
  y: number;
}

/** The cut one begins with: the middle, as large as can be. */
export const wholeCut: Cut = { turn: 0, zoom: 1, x: 0.5, y: 0.5 };
export const mostZoom = 4;

interface Size {
  width: number;
  height: number;
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
const turned = ({ width, height }: Size, turn: number): Size =>
  turn % 2 === 0 ? { width, height } : { width: height, height: width };

/** The square in pixels of the turned picture. */
export const squareOf = (picture: Size, cut: Cut): { left: number; top: number; side: number } => {
  const { width, height } = turned(picture, cut.turn);
  const side = Math.min(width, height) / cut.zoom;
  return { left: cut.x * width - side / 2, top: cut.y * height - side / 2, side };
};

/** The same cut, brought back into the picture. */
export const heldIn = (picture: Size, cut: Cut): Cut => {
  const zoom = within(cut.zoom, 1, mostZoom);
  const { width, height } = turned(picture, cut.turn);
  const half = Math.min(width, height) / zoom / 2;
  return {
    turn: cut.turn % 4,
    zoom,
    x: within(cut.x, half / width, 1 - half / width),
    y: within(cut.y, half / height, 1 - half / height),
  };
};

/** The cut after the picture was moved by so many shares of the square. */
export const movedBy = (picture: Size, cut: Cut, right: number, down: number): Cut => {
  const { width, height } = turned(picture, cut.turn);
  const { side } = squareOf(picture, cut);
  return heldIn(picture, {
    ...cut,
    x: cut.x - (right * side) / width,
    y: cut.y - (down * side) / height,
  });
};

/** The cut after a quarter of a turn, with the same middle. */
export const turnedOn = (cut: Cut): Cut => ({ ...cut, turn: (cut.turn + 1) % 4, x: 1 - cut.y, y: cut.x });

/**
 * Draws the square onto a canvas of `side` × `side` pixels. Transparent pixels become white, because JPEG has no
 * transparency.
 */
export const drawCut = (canvas: HTMLCanvasElement, picture: ImageBitmap, cut: Cut, side: number): void => {
  const brush = canvas.getContext('2d');
  if (!brush) return;
  const { width, height } = picture;
  const square = squareOf(picture, cut);
  const scale = side / square.side;
  canvas.width = side;
  canvas.height = side;
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, side, side);
  brush.imageSmoothingQuality = 'high';
  brush.scale(scale, scale);
  brush.translate(-square.left, -square.top);
  const corner = [
    [0, 0],
    [height, 0],
    [width, height],
    [0, width],
  ][cut.turn]!;
  brush.translate(corner[0]!, corner[1]!);
  brush.rotate((cut.turn * Math.PI) / 2);
  brush.drawImage(picture, 0, 0);
};
