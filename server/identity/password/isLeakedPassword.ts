import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';

/** Longer than two lines of such a file. */
const windowBytes = 256;

/**
 * Whether a password stands in a list of leaked ones: a file of SHA-1 sums in capitals, sorted, one a line, each with `:` and a number
 * behind it or none, as Have I Been Pwned gives them out. Nothing leaves the server, and no more of the file is read than a search needs.
 */
export async function isLeakedPassword(file: string, password: string): Promise<boolean> {
  const wanted = createHash('sha1').update(password).digest('hex').toUpperCase();
  const list = await open(file);
  try {
    let [low, high] = [0, (await list.stat()).size];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const line = await readLine(list, middle);
      if (line.sum === wanted) return true;
      if (line.sum !== '' && line.sum < wanted) low = line.end;
      else high = middle;
    }
    return false;
  } finally {
    await list.close();
  }
}

/** The first line that begins at this byte or after it. */
async function readLine(list: FileHandle, at: number): Promise<{ sum: string; end: number }> {
  const from = Math.max(at - 1, 0);
  const { buffer, bytesRead } = await list.read(Buffer.alloc(windowBytes), 0, windowBytes, from);
  const text = buffer.toString('latin1', 0, bytesRead);
  const begin = at === 0 ? 0 : text.indexOf('\n') + 1;
  if (at > 0 && begin === 0) return { sum: '', end: from + bytesRead };
  const end = text.indexOf('\n', begin);
  return { sum: text.slice(begin, begin + 40), end: from + (end < 0 ? bytesRead : end) + 1 };
}
