import { crc32, deflateSync } from 'node:zlib';

interface Png {
  width: number;
  height: number;
  bits?: 8 | 16;
  /** 2: red, green, blue; 6: with transparency. */
  colour?: 2 | 6;
  interlaced?: boolean;
  /** Bytes of the pixels; without it as many as the head promises. */
  bytes?: number;
  /** Further chunks before the pixels. */
  chunks?: Buffer[];
}

/** A black PNG with whatever its head says. */
export function buildPng({ width, height, bits = 8, colour = 2, interlaced = false, bytes, chunks = [] }: Png): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([bits, colour, 0, 0, interlaced ? 1 : 0], 8);
  const row = (width * (colour === 6 ? 4 : 3) * bits) / 8 + 1;
  const size = bytes ?? row * height + (interlaced ? height * 14 : 0);
  const mark = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const pixels = buildChunk('IDAT', deflateSync(Buffer.alloc(size)));
  return Buffer.concat([mark, buildChunk('IHDR', head), ...chunks, pixels, buildChunk('IEND', Buffer.alloc(0))]);
}

export function buildChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** What a camera writes: here that the picture lies on its side. */
export const turnedExif = buildChunk(
  'eXIf',
  Buffer.from([0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]),
);
