import { crc32, deflateSync } from 'node:zlib';
import { toChance } from '../ids.ts';

const width = 1600;
const height = 1000;

/** Pixels of the picture a pixel of the drawing has. */
const unit = 5;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A plan as a school hangs it on the wall: classrooms on both sides of a corridor, the exit in the school's colour. */
export function drawFloorPlan(name: string, color: string): Buffer {
  const rooms = 4 + Math.floor(toChance(`${name}/rooms`) * 4);
  const [across, down] = [width / unit, height / unit];
  const roomWidth = Math.floor(across / rooms);
  const rows: Buffer[] = [];
  for (let y = 0; y < down; y += 1) {
    const row = Buffer.alloc(width + 1);
    const corridor = y > 84 && y < 116;
    for (let x = 0; x < across; x += 1) {
      const wall = x < 3 || x > across - 4 || y < 3 || y > down - 4 || (!corridor && x % roomWidth < 2);
      const isDoorway = x % roomWidth > roomWidth / 2 - 8 && x % roomWidth < roomWidth / 2 + 8;
      const edge = (y === 84 || y === 116) && !isDoorway;
      const way = y > 98 && y < 102 && x % 12 < 8;
      row.fill(wall || edge ? 1 : way ? 2 : 0, x * unit + 1, (x + 1) * unit + 1);
    }
    for (let times = 0; times < unit; times += 1) rows.push(row);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits a pixel, colours from a palette.
  head.set([8, 3, 0, 0, 0], 8);
  const palette = Buffer.from(`ffffff333333${color.slice(1)}`, 'hex');
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const pixels = deflateSync(Buffer.concat(rows), { level: 6 });
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('PLTE', palette),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
