import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Writes a stream to a file, with constant memory; if it is longer than allowed nothing is left. */
export async function receiveBytes(
  input: Readable,
  options: { dir: string; maxBytes: number; tooLarge: () => Error },
): Promise<{ file: string; size: number }> {
  await mkdir(options.dir, { recursive: true });
  const file = join(options.dir, randomUUID());
  let size = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > options.maxBytes ? options.tooLarge() : null, chunk);
    },
  });
  try {
    await pipeline(input, count, createWriteStream(file, { mode: 0o600 }));
    return { file, size };
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}
