import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Writes a stream to files of at most so many bytes, one after the other, with constant memory. Each is the caller's to move or to
 * remove; one that the stream broke off is removed here.
 */
export async function* receiveParts(
  input: Readable,
  { dir, partBytes }: { dir: string; partBytes: number },
): AsyncGenerator<{ file: string; size: number }> {
  await mkdir(dir, { recursive: true });
  const chunks: AsyncIterator<Buffer> = input[Symbol.asyncIterator]();
  let left: Buffer | undefined;
  for (;;) {
    const file = join(dir, randomUUID());
    let size = 0;
    const readPart = async function* () {
      while (size < partBytes) {
        const chunk: Buffer | undefined = left ?? (await chunks.next()).value;
        if (!chunk) return;
        const taken = chunk.subarray(0, partBytes - size);
        left = taken.length < chunk.length ? chunk.subarray(taken.length) : undefined;
        size += taken.length;
        yield taken;
      }
    };
    try {
      await pipeline(readPart, createWriteStream(file, { mode: 0o600 }));
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
    if (size > 0) yield { file, size };
    else await rm(file, { force: true });
    if (size < partBytes) return;
  }
}
