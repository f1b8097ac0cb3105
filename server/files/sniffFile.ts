import { fileTypeFromBuffer } from 'file-type';
import { fileTypes } from '../../engine/file/fileKinds.ts';

/** As much of the beginning of a file as its kind is told by. */
export const sampleBytes = 64 * 1024;

/** Whether a file that begins so is what the ending of its name says. */
export async function isWhatItSays(sample: Buffer, extension: string): Promise<boolean> {
  const type = fileTypes[extension];
  if (!type) return false;
  if (extension === 'svg') return isText(sample) && isPicture(sample.toString('utf8'));
  const found = await fileTypeFromBuffer(sample).catch(() => undefined);
  // Text has no mark, but whatever has one is not text.
  if (type.marks.length === 0)
    return isText(sample) && (!found || found.mime.startsWith('text/') || found.mime === type.mime);
  return found !== undefined && type.marks.includes(found.mime);
}

/** Entities can grow a small file to any size in whoever opens it. */
function isPicture(text: string): boolean {
  return !/<!ENTITY/i.test(text) && /^<svg[\s>]/.test(text.slice(skipProlog(text)));
}

const prolog = /[\s\ufeff]+|<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE\s+svg[^>[]*>/y;

/** Where the first element stands. Piece by piece: one pattern for all of it would try every way to part many comments. */
function skipProlog(text: string): number {
  let at = 0;
  do {
    prolog.lastIndex = at;
    at += prolog.exec(text)?.[0].length ?? 0;
  } while (prolog.lastIndex > 0);
  return at;
}

function isText(sample: Buffer): boolean {
  // A sample may end in the middle of a character.
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    decoder.decode(sample, { stream: true });
  } catch {
    return isSingleByteText(sample);
  }
  return !sample.includes(0);
}

/** Spreadsheets still save Thai text in its old encoding of one byte a letter. */
function isSingleByteText(sample: Buffer): boolean {
  return (
    sample.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d) && !sample.includes(0x7f)
  );
}
