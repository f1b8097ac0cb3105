import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { chunkTooLarge } from './files.errors.ts';

/** Writes a stream to a file of its own, never holding more than a piece of it; one that is longer than allowed leaves nothing. */
export async function receiveChunk(
  input: Readable,
  options: { dir: string; maxBytes: number },
): Promise<{ file: string; size: number }> {
  await mkdir(options.dir, { recursive: true });
  const file = join(options.dir, randomUUID());
  let size = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > options.maxBytes ? chunkTooLarge() : null, chunk);
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
